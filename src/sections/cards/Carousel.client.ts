/** Marks of `Carousel` turn the panels without moving the page, and show which panel is in view. */
function turnSlides(track: HTMLElement): void {
  const markOf = (slide: Element) => track.parentElement?.querySelector(`a[href="#${slide.id}"]`);
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) markOf(target)?.setAttribute('aria-current', 'true');
        else markOf(target)?.removeAttribute('aria-current');
      }
    },
    { root: track, threshold: 0.6 },
  );
  for (const slide of track.querySelectorAll<HTMLElement>(':scope > *')) {
    watch.observe(slide);
    markOf(slide)?.addEventListener('click', (event) => {
      event.preventDefault();
      // How it moves is the style sheet's matter.
      track.scrollTo({ left: slide.offsetLeft - track.offsetLeft });
    });
  }
}

document.querySelectorAll<HTMLElement>('[data-slides]').forEach(turnSlides);

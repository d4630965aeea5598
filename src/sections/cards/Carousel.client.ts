/** The links below a carousel turn its slides without scrolling the page, and show which slide is in view. */
function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-part="track"]');
  if (!track) return;
  const linkTo = (slide: Element) => carousel.querySelector(`a[href="#${slide.id}"]`);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) linkTo(target)?.setAttribute('aria-current', 'true');
        else linkTo(target)?.removeAttribute('aria-current');
      }
    },
    { root: track, threshold: 0.6 },
  );
  for (const slide of track.querySelectorAll<HTMLElement>(':scope > *')) {
    observer.observe(slide);
    linkTo(slide)?.addEventListener('click', (event) => {
      event.preventDefault();
      // `scroll-behavior` in the style sheet decides whether this is smooth.
      track.scrollTo({ left: slide.offsetLeft - track.offsetLeft });
    });
  }
}

document.querySelectorAll<HTMLElement>('[data-client="Carousel"]').forEach(startCarousel);

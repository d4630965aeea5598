/**
 * Plays the videos of `VideoBlock` while they are in view and nobody has paused them. Who wants less motion
 * or less data keeps the drawing beneath, and so does a browser that knows neither format: nothing is fetched
 * for them, and there is nothing to pause.
 */
const calm = matchMedia('(prefers-reduced-motion:reduce),(prefers-reduced-data:reduce)');
const { connection } = navigator as { connection?: { readonly saveData: boolean } };
const canPlay = (video: HTMLVideoElement) =>
  [...video.querySelectorAll('source')].some(({ type }) => video.canPlayType(type));

function attend(video: HTMLVideoElement): void {
  const pause = video.parentElement?.querySelector('input');
  const control = pause?.closest<HTMLElement>('[hidden]');
  if (!pause || !control) return;
  const mayMove = () => !calm.matches && !connection?.saveData && canPlay(video);
  let inView = false;
  const update = () => {
    control.hidden = !mayMove();
    if (!inView || pause.checked || control.hidden) return video.pause();
    video.play().catch((error: Error) => {
      // The browser wants to be asked by hand (low power mode): unticking the box does.
      if (error.name === 'NotAllowedError') pause.checked = true;
    });
  };
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(video);
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.at(-1)?.isIntersecting || !mayMove()) return;
      video.preload = 'auto';
      observer.disconnect();
    },
    { rootMargin: '50%' },
  ).observe(video);
  pause.addEventListener('change', update);
  calm.addEventListener('change', update);
}

document.querySelectorAll('video').forEach(attend);

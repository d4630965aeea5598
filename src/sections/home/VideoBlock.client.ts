/**
 * Plays the video of a `VideoBlock` while it is in view and not paused. Visitors who prefer less motion or less data, and
 * browsers that support neither format, keep the drawing beneath: nothing is fetched, and there is no pause control.
 */
const reduced = matchMedia('(prefers-reduced-motion:reduce),(prefers-reduced-data:reduce)');
const { connection } = navigator as { connection?: { readonly saveData: boolean } };
const canPlay = (video: HTMLVideoElement) =>
  [...video.querySelectorAll('source')].some(({ type }) => video.canPlayType(type));

function startVideo(block: HTMLElement): void {
  const video = block.querySelector('video');
  const control = block.querySelector<HTMLElement>('[data-part="pause"]');
  const checkbox = control?.querySelector('input');
  if (!video || !control || !checkbox) return;
  const mayPlay = () => !reduced.matches && !connection?.saveData && canPlay(video);
  let inView = false;
  const update = () => {
    control.hidden = !mayPlay();
    if (!inView || checkbox.checked || control.hidden) return video.pause();
    video.play().catch((error: Error) => {
      // In low power mode a video may only start on a user gesture, such as unticking the pause box.
      if (error.name === 'NotAllowedError') checkbox.checked = true;
    });
  };
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(video);
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.at(-1)?.isIntersecting || !mayPlay()) return;
      video.preload = 'auto';
      observer.disconnect();
    },
    { rootMargin: '50%' },
  ).observe(video);
  checkbox.addEventListener('change', update);
  reduced.addEventListener('change', update);
}

document.querySelectorAll<HTMLElement>('[data-client="VideoBlock"]').forEach(startVideo);

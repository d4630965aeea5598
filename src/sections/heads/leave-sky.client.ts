/** Gives the bar its ground once the page has left the hero's sky, where CSS cannot (no scroll timelines, or less motion). */
const bar = document.querySelector<HTMLElement>('[data-over-sky]');
const LEFT_PX = 110;

function update(): void {
  if (bar) bar.dataset['overSky'] = scrollY > LEFT_PX ? 'left' : 'true';
}

addEventListener('scroll', update, { passive: true });
// Reading `scrollY` at once would force style and layout of the whole page within the script.
requestAnimationFrame(update);

/** Tells the bar, which starts over the hero's sky, that the page has been scrolled away from there. */
const bar = document.querySelector<HTMLElement>('[data-over-sky]');
const LEFT_PX = 110;

function tell(): void {
  if (bar) bar.dataset['overSky'] = scrollY > LEFT_PX ? 'left' : 'true';
}

addEventListener('scroll', tell, { passive: true });
tell();

/**
 * Gives the header, which is transparent over the hero, its background once the page is scrolled. CSS does the same where
 * scroll timelines are supported and the visitor has not asked for reduced motion.
 */
const header = document.querySelector<HTMLElement>('[data-over-hero]');
const SCROLLED_PX = 110;

function update(): void {
  if (header) header.dataset['overHero'] = scrollY > SCROLLED_PX ? 'scrolled' : 'true';
}

addEventListener('scroll', update, { passive: true });
// Reading `scrollY` now would force a layout of the whole page inside this script.
requestAnimationFrame(update);

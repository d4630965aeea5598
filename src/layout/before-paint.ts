/**
 * Runs in the head of every page, before anything is painted. The build minifies it and prints it inline
 * (`astro.config.ts`).
 */
const { dataset } = document.documentElement;

// The visitor's choice of theme. Without one, or where storage is forbidden, the page follows the system.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') dataset['theme'] = theme;
} catch {}

// While `data-arriving` is set, the new page is left out of the view transition's picture, which takes no clicks.
addEventListener('pagereveal', async ({ viewTransition }) => {
  if (!viewTransition) return;
  dataset['arriving'] = '';
  // The browser may skip a transition, and rejects both promises then.
  await Promise.allSettled([viewTransition.ready, viewTransition.finished]);
  delete dataset['arriving'];
});

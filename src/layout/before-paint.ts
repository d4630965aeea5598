/** Runs in the head of every page before the first paint. The build minifies and inlines it (`astro.config.ts`). */
const { dataset } = document.documentElement;

// The theme that the visitor chose. Without one, or without storage, the page follows the system.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') dataset['theme'] = theme;
} catch {}

// While `data-arriving` is set, the new page has no part in the view transition, whose snapshots take no clicks.
addEventListener('pagereveal', async ({ viewTransition }) => {
  if (!viewTransition) return;
  dataset['arriving'] = '';
  // The browser may skip a transition, and rejects both promises then.
  await Promise.allSettled([viewTransition.ready, viewTransition.finished]);
  delete dataset['arriving'];
});

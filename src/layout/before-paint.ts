/** Runs in the `<head>` of every page before the first paint. The build minifies and inlines it (`astro.config.ts`). */
const { dataset } = document.documentElement;

/** Shows the theme that the visitor chose. Without one, or without storage, the page follows the system. */
function showTheme(): void {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light') dataset['theme'] = theme;
  } catch {}
}
showTheme();
// «Back» may show a page as it was left before the choice.
addEventListener('pageshow', showTheme);

// biome-ignore lint/correctness/noUnusedVariables: `||=` reads it.
let isTold: unknown;

// While `data-arriving` is set, the view transition leaves out the new page: its snapshot would not accept clicks.
addEventListener('pagereveal', async ({ viewTransition }) => {
  // A prerendered page may have been made before the choice.
  showTheme();
  // The server does not see when a prerendered or prefetched page is shown, so the page reports it, once. Of the
  // delivery types, only `navigational-prefetch` sorts after `d`.
  const [page] = performance.getEntries() as [AheadTiming];
  isTold ||= (page.activationStart || page.deliveryType > 'd') && navigator.sendBeacon(VIEW_API);

  if (!viewTransition) return;
  dataset['arriving'] = 'page';
  // The browser may skip a transition, which rejects `ready`.
  await Promise.allSettled([viewTransition.ready, viewTransition.finished]);
  delete dataset['arriving'];
});

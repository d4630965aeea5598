/** What needs script on any page: remember a theme, close the drawer behind a choice, stop what is out of view. */

/** How long a pressed button stays in sight before the drawer goes. */
const DRAWER_CLOSE_MS = 200;

/** Changes the page behind a picture of what it was, as between pages (`before-paint.ts`), where there are transitions. */
function weaveIn(change: () => void): void {
  if (!document.startViewTransition) {
    change();
    return;
  }
  const { dataset } = document.documentElement;
  const { ready, finished } = document.startViewTransition(() => {
    change();
    dataset['arriving'] = '';
  });
  // A browser may give a transition up, and says so with either.
  Promise.allSettled([ready, finished]).then(() => delete dataset['arriving']);
}

function toggleTheme(): void {
  const root = document.documentElement;
  const isDark = root.dataset['theme']
    ? root.dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  weaveIn(() => {
    root.dataset['theme'] = theme;
  });
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is forbidden: the choice holds for this page only.
  }
}

document.querySelector('[data-theme-toggle]')?.addEventListener('click', toggleTheme);

const drawer = document.querySelector<HTMLElement>('#menu');
drawer?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (link) setTimeout(() => drawer.hidePopover(), link.dataset['variant'] ? DRAWER_CLOSE_MS : 0);
});

// The page behind an open drawer is covered: focus that leaves it closes it, so that it is never out of sight.
drawer?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) drawer.hidePopover();
});

// What moves by itself would only use the battery out of view.
const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-resting', !isIntersecting);
});
for (const element of document.querySelectorAll('[data-rests]')) watch.observe(element);

/** The button that switches between the light and the dark theme. */

/** Makes a change in a view transition where the browser has them, as when it goes to another page (`before-paint.ts`). */
function transition(change: () => void): void {
  if (!document.startViewTransition) {
    change();
    return;
  }
  const { dataset } = document.documentElement;
  const { ready, finished } = document.startViewTransition(() => {
    change();
    dataset['arriving'] = '';
  });
  // The browser may skip a transition, and rejects both promises then.
  Promise.allSettled([ready, finished]).then(() => delete dataset['arriving']);
}

function toggleTheme(): void {
  const root = document.documentElement;
  const isDark = root.dataset['theme']
    ? root.dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  transition(() => {
    root.dataset['theme'] = theme;
  });
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is forbidden: the choice holds for this page only.
  }
}

document.querySelector('[data-theme-toggle]')?.addEventListener('click', toggleTheme);

/** The button that switches between the light and the dark theme. */
const shown = document.documentElement.dataset;

/** Makes a change in a view transition, if the browser supports it, as navigation does (`before-paint.ts`). */
function transition(change: () => void): void {
  if (!document.startViewTransition) {
    change();
    return;
  }
  const { ready, finished } = document.startViewTransition(() => {
    change();
    shown['arriving'] = 'theme';
  });
  // The browser may skip a transition, which rejects `ready`.
  Promise.allSettled([ready, finished]).then(() => delete shown['arriving']);
}

/** Gives the browser's bar the colour of the page, unless the theme is the system's, as the server wrote it. */
function paintBrowserBar(): void {
  if (!shown['theme'] && CSS.supports('color', 'light-dark(red, red)')) return;
  const { backgroundColor } = getComputedStyle(document.body);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = backgroundColor;
  }
}

function toggleTheme(): void {
  const isDark = shown['theme'] ? shown['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  transition(() => {
    shown['theme'] = theme;
    paintBrowserBar();
  });
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is forbidden: the choice holds for this page only.
  }
}

document.querySelector('[data-theme-toggle]')?.addEventListener('click', toggleTheme);
paintBrowserBar();
// A page that was made before the choice has it by now (`before-paint.ts`).
addEventListener('pagereveal', paintBrowserBar);

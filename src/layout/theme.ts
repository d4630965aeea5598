/** Where the visitor's choice is kept, in their own browser. */
const STORAGE_KEY = 'theme';

/**
 * Runs before the first paint: puts back the theme that the visitor chose. Until one is chosen nothing is
 * set and the page follows the system. Storage may be forbidden; then the page follows the system too.
 */
export const APPLY_THEME = `try{let t=localStorage.${STORAGE_KEY};if(t=='dark'||t=='light')document.documentElement.dataset.theme=t}catch{}`;

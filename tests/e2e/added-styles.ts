/** In the page: adds a style sheet of the reader's own, which no policy of the site forbids. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

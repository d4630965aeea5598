/** The path of a requested URL, as it was sent. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** The query of a requested URL; empty without one. */
export const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.slice(pathOf(url).length));

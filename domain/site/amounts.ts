const count = new Intl.NumberFormat('en-US');
const size = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3, useGrouping: false });
const SIZE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Formats a number of things: `12,500`, with the marks of amounts of money. */
export const formatCount = (number: number): string => count.format(number);

/** A number of things with their name in the singular or the plural. */
export const countOf = (number: number, one: string, several: string): string =>
  `${formatCount(number)} ${number === 1 ? one : several}`;

/** Formats bytes: `1.25 MB`. */
export function formatSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(SIZE_UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${size.format(bytes / 1000 ** step)} ${SIZE_UNITS[step]}`;
}

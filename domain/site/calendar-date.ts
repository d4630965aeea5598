const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})/;

/** Formats an ISO date or time as MM/DD/YYYY; other text is returned unchanged. */
export function formatDate(text: string): string {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  return year ? `${month}/${day}/${year}` : text;
}

/** The moment of an ISO date or time: of a date, the beginning of its day in Ecuador. */
export const momentOf = (text: string): Date => new Date(machineDate(text) === text ? `${text}T00:00-05:00` : text);

/** Value for `<time datetime>`: the day of an ISO date; undefined for other text. */
export function machineDate(text: string): string | undefined {
  return ISO_DATE.exec(text)?.[0];
}

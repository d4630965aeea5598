const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})/;

/** An ISO date or time as the site shows it, MM/DD/YYYY; any other text is left as it is. */
export function formatDate(text: string): string {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  return year ? `${month}/${day}/${year}` : text;
}

/** The `datetime` of a `<time>`: the day of an ISO date, or undefined for any other text. */
export function machineDate(text: string): string | undefined {
  return ISO_DATE.exec(text)?.[0];
}

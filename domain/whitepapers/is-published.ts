/** Ecuador is five hours behind UTC, without daylight saving time. */
const BEHIND_UTC_MS = 5 * 3_600_000;

/** The ISO date in Ecuador at a time in milliseconds. */
export const dayInEcuador = (time: number): string => new Date(time - BEHIND_UTC_MS).toISOString().slice(0, 10);

/** Whether a file is published on `today`, an ISO date: it is not a draft, and its date has come. */
export function isPublished({ draft, date }: { draft: boolean; date: string }, today: string): boolean {
  return !draft && date <= today;
}

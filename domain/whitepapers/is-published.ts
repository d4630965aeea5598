/** Whether a file is published on `today`, an ISO date: it is not a draft, and its date has come. */
export function isPublished({ draft, date }: { draft: boolean; date: string }, today: string): boolean {
  return !draft && date <= today;
}

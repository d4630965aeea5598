/** `HH:MM` on a 24-hour clock. */
export type OpeningHours = { readonly opens: string; readonly closes: string };

/** Formats hours: «8 a.m. – 11 p.m.», «9:30 a.m. – 12 p.m.». */
export const formatHours = ({ opens, closes }: OpeningHours): string => `${formatHour(opens)} – ${formatHour(closes)}`;

function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  return `${minutes ? `${hour}:${String(minutes).padStart(2, '0')}` : hour} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

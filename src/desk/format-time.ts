/** Where the agency works. */
const TIME_ZONE = 'America/Guayaquil';

const time = new Intl.DateTimeFormat('es-EC', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

/** `21 nov 2026, 12:05`, from milliseconds since the epoch. */
export const formatTime = (at: number) => time.format(at);

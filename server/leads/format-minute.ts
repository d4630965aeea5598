import { TIME_ZONE } from '../process/clock.ts';

const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE });

/** `2026-11-21 12:05`: sortable. */
export const formatMinute = (time: number) => minute.format(time);

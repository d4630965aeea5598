import { TIME_ZONE } from '../../domain/site/moment.ts';

const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE });

/** `2026-11-21 12:05`: sortable. */
export const formatMinute = (time: number) => minute.format(time);

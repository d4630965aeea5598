import { INTERFACE_ICONS } from './interface-icons.ts';
import { SUBJECT_ICONS } from './subject-icons.ts';

/** Every icon, drawn as text in cells of one colour. */
export const ICONS = { ...SUBJECT_ICONS, ...INTERFACE_ICONS } as const;

export type IconId = keyof typeof ICONS;

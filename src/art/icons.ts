import { INTERFACE_ICONS } from './interface-icons.ts';
import { bitmap, sizeOf } from './motif.ts';
import { SUBJECT_ICONS } from './subject-icons.ts';
import { TRADE_ICONS } from './trade-icons.ts';

/** All icons, drawn as text. */
export const ICONS = { ...SUBJECT_ICONS, ...TRADE_ICONS, ...INTERFACE_ICONS } as const;

export type IconId = keyof typeof ICONS;

/** An icon's path, centred in a box of 12 × 12 cells. */
export function iconShape(id: IconId): { readonly viewBox: string; readonly path: string } {
  const [width, height] = sizeOf(ICONS[id]);
  return { viewBox: `${(width - 12) / 2} ${(height - 12) / 2} 12 12`, path: bitmap(ICONS[id]) };
}

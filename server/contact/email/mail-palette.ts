import { readFileSync } from 'node:fs';
import { mailColours } from './mail-colours.ts';

const PALETTE = new URL('../../../content/palette.css', import.meta.url);

/** Colours of the emails. The build replaces this module with its value, so that a release needs no palette file. */
export const mailPalette = mailColours(readFileSync(PALETTE, 'utf8'));

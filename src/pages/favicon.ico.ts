import type { APIContext } from 'astro';
import { drawIcon } from '../share/icons.tsx';

const PIXELS = 32;

/** For browsers without SVG icons: the drawing of a PNG, which all of them accept under this name. */
export const GET = ({ locals: { content } }: APIContext) => Response.json(drawIcon(content, PIXELS));

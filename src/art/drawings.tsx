import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICONS, type IconId } from './icons.ts';
import { LANDSCAPE } from './landscape.tsx';
import { bitmap, sizeOf } from './motif.ts';
import { SCENES } from './scenes.tsx';

const DRAWINGS: Record<string, ReactElement> = { ...LANDSCAPE, ...SCENES };
const REFERENCE = /(?:href="|url\()#([\w-]+)/g;

function drawingOf(id: string): ReactElement | undefined {
  return DRAWINGS[id] ?? (id in ICONS ? <IconSymbol key={id} id={id as IconId} /> : undefined);
}

function IconSymbol({ id }: { id: IconId }) {
  const [width, height] = sizeOf(ICONS[id]);
  return (
    <symbol id={id} viewBox={`${(width - 12) / 2} ${(height - 12) / 2} 12 12`}>
      <path fillRule="evenodd" d={bitmap(ICONS[id])} />
    </symbol>
  );
}

/** The drawings that a piece of HTML or SVG refers to, and those that they are made of, each once. */
export function drawingsIn(markup: string): ReactElement[] {
  return [...findDrawings(markup)].map(([id, drawing]) => ({ ...drawing, key: id }));
}

function findDrawings(markup: string, found = new Map<string, ReactElement>()): Map<string, ReactElement> {
  for (const [, id = ''] of markup.matchAll(REFERENCE)) {
    const drawing = found.has(id) ? undefined : drawingOf(id);
    if (!drawing) continue;
    found.set(id, drawing);
    findDrawings(renderToStaticMarkup(<svg>{drawing}</svg>), found);
  }
  return found;
}

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICONS, type IconId } from './icons.ts';
import { LANDSCAPE } from './landscape.tsx';
import { bitmap, sizeOf } from './motif.ts';
import styles from './Sprite.module.css';
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

/** The drawings that a piece of HTML refers to, and those that they are made of, each once. */
function findDrawings(html: string, found = new Map<string, ReactElement>()): Map<string, ReactElement> {
  for (const [, id = ''] of html.matchAll(REFERENCE)) {
    const drawing = found.has(id) ? undefined : drawingOf(id);
    if (!drawing) continue;
    found.set(id, drawing);
    findDrawings(renderToStaticMarkup(<svg>{drawing}</svg>), found);
  }
  return found;
}

type Props = { html: string; also?: readonly IconId[] };

/** Defines, once a page, exactly the drawings that its markup uses, and those named. Comes before that markup. */
export function Sprite({ html, also = [] }: Props) {
  const drawings = findDrawings(html + also.map((id) => `href="#${id}"`).join(''));
  return (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
      <defs>{[...drawings].map(([id, drawing]) => ({ ...drawing, key: id }))}</defs>
    </svg>
  );
}

import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { RIDGE, SharedDrawings } from '../../src/art/landscape.tsx';
import { CLOTH_HEIGHT, LOOM, Loom } from '../../src/art/loom.tsx';
import { bitmap, sizeOf } from '../../src/art/motif.ts';
import { paletteStyle } from '../../src/layout/inline-head.ts';
import { palette } from '../../tests/harness/unit/our-content.ts';
import { type Frame, ROW } from './choreography.ts';

/** Side of one cell of the shuttle's bitmap, in pixels. */
const CELL = 4;
const SHUTTLE = `
......####################......
...##########################...
################################
################################
...##########################...
......####################......`;
const WELL = `
..................
.################.
.################.
..................`;
const [shuttleWidth, shuttleHeight] = sizeOf(SHUTTLE);
const [wellWidth, wellHeight] = sizeOf(WELL);
const whole = `M0 0h${LOOM.width}v${LOOM.height}H0z`;

const centred = (width: number, height: number) => `scale(${CELL})translate(${-width / 2} ${-height / 2})`;

/** Warp threads in front of the cloth: the background colour with a light overlay. */
const WarpInFront = ({ d }: { d: string }) => (
  <>
    <path className="noche" d={d} />
    <path className="cal" opacity=".13" d={d} />
  </>
);

/** A warp thread in front of every other stitch of a loose row. */
const Over = () => (
  <pattern id="over" width="32" height="16" patternUnits="userSpaceOnUse">
    <WarpInFront d="M0 0h4v8H0zM16 8h4v8h-4z" />
  </pattern>
);

/** The shuttle, with every other warp thread raised in front of it. */
const Shuttle = () => (
  <g id="shuttle">
    <path className="teja" d={bitmap(SHUTTLE)} transform={centred(shuttleWidth, shuttleHeight)} />
    <path className="noche" d={`M0 0h${wellWidth}v${wellHeight}H0z`} transform={centred(wellWidth, wellHeight)} />
    <path className="maiz" d={bitmap(WELL)} transform={centred(wellWidth, wellHeight)} />
    <WarpInFront d="M-48-12h4v24h-4zM-16-12h4v24h-4zM16-12h4v24h-4zM48-12h4v24h-4z" />
  </g>
);

const Stage = () => (
  <html lang="es" style={{ colorScheme: 'only light' }}>
    <head>
      <title>telar</title>
      <style>{paletteStyle(palette)}</style>
      <style>{['src/styles/base.css', 'src/art/art.css'].map((path) => readFileSync(path, 'utf8')).join('\n')}</style>
      <style>{'use[href="#_poncho"]{clip-path:url(#woven)}#loose use[href="#_poncho"]{clip-path:none}'}</style>
    </head>
    <body style={{ background: 'var(--noche)', margin: 0 }}>
      <svg width={LOOM.width} height={LOOM.height}>
        <SharedDrawings />
        <defs>
          <Over />
          <clipPath id="woven">
            <path transform={`translate(0 ${CLOTH_HEIGHT - LOOM.height})`} />
          </clipPath>
          <clipPath id="laid">
            <path />
          </clipPath>
        </defs>
        <Loom />
        {/* Loose rows float one row higher. */}
        <g id="loose" transform={`translate(0 ${-ROW})`} clipPath="url(#laid)">
          <path className="noche" d={whole} />
          <Loom />
          <path fill="url(#over)" d={whole} />
        </g>
        <path id="thread" className="maiz" />
        <Shuttle />
      </svg>
    </body>
  </html>
);

/** Top of the finished cloth in each column of stitches. */
export const ridgeOfCloth = (): number[] => RIDGE.map((height) => LOOM.height - height * ROW);

/** The page to render: the loom in the light theme, with nothing woven yet. */
export const stageHtml = (): string => `<!doctype html>${renderToStaticMarkup(<Stage />)}`;

/** Runs in the page: shows one frame. */
export function setScene({ woven, loose, thread, shuttle }: Frame): void {
  const set = (selector: string, name: string, value: string) =>
    document.querySelector(selector)?.setAttribute(name, value);
  set('#woven path', 'd', woven);
  set('#laid path', 'd', loose);
  set('#thread', 'd', thread);
  set('#shuttle', 'transform', `translate(${shuttle ?? [-999, 0]})`);
}

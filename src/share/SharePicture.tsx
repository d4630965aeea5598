import { company } from '../../content/company.ts';
import { logo } from '../../content/logo.ts';
import type { PictureName } from '../../domain/whitepapers/whitepaper.ts';
import { DRAWINGS } from '../art/drawings.tsx';
import { IconFigure } from '../art/IconFigure.tsx';
import { SharedDrawings } from '../art/landscape.tsx';
import { RISINGS, type Sky } from '../art/risings.ts';
import { threadClasses, threads } from './colours.ts';
import { setText } from './lettering.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TITLE_WIDTH = 670;
const TITLE_FOOT = 380;
/** Tried from the largest on, until the title fits above the mountain and beside the sun. */
const TITLE_SIZES = [112, 96, 84, 74, 64, 56] as const;
const MAX_LINES = 4;
const PALE = ['noche', 'grana', 'anil', 'eucalipto'];

type Props = { title: string; sky: Sky; picture?: PictureName | undefined };

function setTitle(title: string) {
  for (const size of TITLE_SIZES) {
    const lettering = setText(title, { size, width: TITLE_WIDTH });
    const { width, depth, lines } = lettering;
    const fits = width <= TITLE_WIDTH && depth + size <= TITLE_FOOT - 2 * MARGIN;
    if (fits && lines.length <= MAX_LINES) return lettering;
  }
  return setText(title, { size: TITLE_SIZES.at(-1) ?? 0, width: TITLE_WIDTH });
}

/** What chats and networks show of a page: its title over Ilaló, with the sun of its subject (1200 × 630). */
export function SharePicture({ title, sky, picture }: Props) {
  const ink = PALE.includes(sky) ? 'cal' : 'noche';
  const { sun, figure } = picture ? RISINGS[picture] : { sun: sky === 'grana' ? 'maiz' : 'grana', figure: 'cal' };
  const lettering = setTitle(title);
  const brand = setText(company.name, { size: 44, width: TITLE_WIDTH });
  const art = (
    <>
      <use href="#sky" className={sun} x="786" y="132" width="352" height="352" />
      {picture && <IconFigure name={picture} className={figure} x={866} y={196} size={192} />}
      <svg x="0" y="340" width={WIDTH} height="350" viewBox="0 0 1440 420" preserveAspectRatio="none">
        <use href="#poncho" width="1440" height="420" />
      </svg>
      <svg id="mark" x={MARGIN} y="52" width={logo.width * 3} height={logo.height * 3} viewBox={DRAWINGS.mark.viewBox}>
        {DRAWINGS.mark.art}
      </svg>
    </>
  );
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} color={threads[ink]} fill="currentColor">
      {/* The mark's own sun would vanish in a sky of its colour. */}
      <style>{sky === 'grana' ? `${threadClasses}#mark .grana{fill:${threads['maiz']}}` : threadClasses}</style>
      <SharedDrawings />
      <path className={sky} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} shapeRendering="crispEdges" />
      <g shapeRendering="crispEdges">{art}</g>
      <path transform={`translate(${MARGIN + logo.width * 3 + 20} 94)`} d={brand.path} />
      <path transform={`translate(${MARGIN} ${TITLE_FOOT - lettering.depth})`} d={lettering.path} />
    </svg>
  );
}

import type { HeadScene } from '../../domain/content/sections.ts';
import type { PictureName } from '../../domain/whitepapers/whitepaper.ts';
import { HEAD_SCENES } from '../art/heads/head-scenes.tsx';
import { IconFigure } from '../art/IconFigure.tsx';
import { Logo, LogoSymbol } from '../art/Logo.tsx';
import { SharedDrawings } from '../art/landscape.tsx';
import { type Background, SUBJECT_PICTURES } from '../art/subject-pictures.ts';
import { useContent } from '../content.tsx';
import { colourClasses, srgbColours, withColours } from './colours.ts';
import { setText } from './lettering.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TITLE_WIDTH = 670;
/** Baseline of the last line: descenders stay above the mountain. */
const TITLE_FOOT = 366;
/** The title is set in the largest of these at which it fits above the mountain and beside the sun. */
const TITLE_SIZES = [112, 96, 84, 74, 64, 56] as const;
const MAX_LINES = 4;
const BRAND_SIZE = 44;
/** The logo is as wide as its proportions ask, within this box. */
const LOGO = { height: 48, maxWidth: 144 };
/** Between logo and name. */
const BRAND_GAP = 20;
const NOTE_SIZE = 76;
const NOTE_WIDTH = 270;
/** Backgrounds that need light text. */
const DARK = ['noche', 'grana', 'anil', 'eucalipto'];

type Props = {
  title: string;
  background: Background;
  picture?: PictureName | undefined;
  /** The scene of the page's head instead of sun and mountain. */
  scene?: HeadScene | undefined;
  /** A few words on the sun: a price, or that the project is a sample. */
  note?: string | undefined;
};

function setTitle(title: string) {
  for (const size of TITLE_SIZES) {
    const lettering = setText(title, { size, width: TITLE_WIDTH });
    const { width, depth, lines } = lettering;
    const fits = width <= TITLE_WIDTH && depth + size <= TITLE_FOOT - 2 * MARGIN;
    if (fits && lines.length <= MAX_LINES) return lettering;
  }
  return setWithin(title, TITLE_SIZES.at(-1) ?? 0, TITLE_WIDTH);
}

/** A text in lines at `size`, or smaller where a word would be wider than `width`. */
function setWithin(text: string, size: number, width: number) {
  const lettering = setText(text, { size, width });
  return lettering.width <= width ? lettering : setText(text, { size: (size * width) / lettering.width, width });
}

/** The agency's name on one line, smaller where it would be wider than `width`. */
function setBrand(name: string, width: number) {
  const line = setText(name, { size: BRAND_SIZE, width: Infinity });
  return setText(name, { size: Math.min(BRAND_SIZE, (BRAND_SIZE * width) / line.width), width: Infinity });
}

/** The Open Graph image of a page: its title over the mountain, with its subject on the sun. */
export function SharePicture({ title, background, picture, scene, note }: Props) {
  const { company, logo, palette } = useContent();
  const colours = srgbColours(palette);
  const ink = DARK.includes(background) ? 'cal' : 'noche';
  const isGrana = background === 'grana';
  const { sun, figure } = picture
    ? SUBJECT_PICTURES[picture]
    : { sun: isGrana ? 'maiz' : 'grana', figure: isGrana ? 'noche' : 'cal' };
  // Cochineal of the logo would be invisible on a background of its own colour.
  const logoColours = isGrana ? { ...colours, grana: colours.maiz } : colours;
  const lettering = setTitle(title);
  const logoWidth = Math.min(LOGO.maxWidth, (LOGO.height * logo.width) / logo.height);
  const nameX = Math.round(MARGIN + logoWidth + BRAND_GAP);
  const brand = setBrand(company.name, WIDTH - MARGIN - nameX);
  const art = (
    <>
      {scene ? (
        <Scene name={scene} />
      ) : (
        <>
          <use href="#_sky" className={sun} x="786" y="132" width="352" height="352" />
          {picture && <IconFigure name={picture} className={figure} x={866} y={196} size={192} />}
          {note && <Note text={note} colour={figure} />}
          <Mountain />
        </>
      )}
      <Logo x={MARGIN} y={52} width={logoWidth} height={LOGO.height} />
    </>
  );
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} color={colours[ink]} fill="currentColor">
      <style>{colourClasses(colours)}</style>
      <SharedDrawings />
      <LogoSymbol markup={withColours(logo.markup, logoColours)} />
      <path className={background} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} shapeRendering="crispEdges" />
      <g shapeRendering="crispEdges">{art}</g>
      <path transform={`translate(${nameX} 94)`} d={brand.path} />
      <path transform={`translate(${MARGIN} ${TITLE_FOOT - lettering.depth})`} d={lettering.path} />
    </svg>
  );
}

const Scene = ({ name }: { name: HeadScene }) => (
  <svg x={WIDTH - 504} y={HEIGHT - 288} width="504" height="288" viewBox="0 0 140 80" overflow="visible">
    {HEAD_SCENES[name]}
  </svg>
);

const Mountain = () => (
  <svg x="0" y="340" width={WIDTH} height="350" viewBox="0 0 1440 420" preserveAspectRatio="none">
    <use href="#_poncho" width="1440" height="420" />
  </svg>
);

/** Words in the middle of the part of the sun that stands above the mountain. */
function Note({ text, colour }: { text: string; colour: string }) {
  const { path, depth, width } = setWithin(text.replaceAll('\u00A0', ' '), NOTE_SIZE, NOTE_WIDTH);
  return (
    <path className={colour} transform={`translate(${962 - width / 2} ${268 + NOTE_SIZE / 3 - depth / 2})`} d={path} />
  );
}

import { listFields } from '../../domain/content/field-list.ts';
import { colourFault, paletteSchema } from '../../domain/content/palette.ts';
import { type DayAndNight, dayAndNight, type Palette } from '../../domain/site/palette.ts';
import { isReadable, nearestReadable } from '../../domain/site/readable.ts';
import { neighboursOf } from '../../server/content/check/contrast.ts';
import { checkWords } from '../../server/content/words.ts';
import type { Ask, Verdict } from './ask.ts';
import { newWords } from './words.ts';

const words = newWords.colours;

/** The CSS value of each colour of the palette, by name. */
export type ThreadValues = Readonly<Record<string, string>>;

/**
 * Asks for each colour of the palette. One with too little contrast to the colours given before is refused, and the
 * nearest readable shade is proposed.
 */
export async function askPalette(ask: Ask, palette: Palette, tokens: string): Promise<ThreadValues> {
  const answered: Record<string, string> = {};
  for (const { path: thread, label, help } of listFields(paletteSchema)) {
    const [day, night] = dayAndNight(palette[thread as keyof Palette]);
    answered[thread] = await ask(`${label}. ${help}`, inWords(day, night), (answer) =>
      judgeColour(thread, answer, answered, tokens),
    );
  }
  return answered;
}

/** Judges a colour by its contrast with the colours given so far. */
function judgeColour(thread: string, answer: string, answered: ThreadValues, tokens: string): Verdict<string> {
  const colours = readColours(answer);
  const unfit = colours.find(colourFault);
  if (unfit !== undefined) {
    const expected = colourFault(unfit) === 'transparent' ? checkWords.rules['transparent'] : undefined;
    return { reason: checkWords.wrong(expected ?? newWords.expected.colour, checkWords.found.text(unfit)) };
  }
  const neighbours = neighboursOf(thread, answered, tokens);
  const hidden = colours.flatMap((colour, scheme) =>
    (neighbours[scheme] ?? []).filter((neighbour) => !isReadable(colour, [neighbour])),
  );
  if (hidden.length === 0) return { value: inCss(...colours) };
  const names = new Intl.ListFormat('es').format(new Set(hidden.map(({ name }) => name)));
  const [day, night] = colours.map((colour, scheme) => nearestReadable(colour, neighbours[scheme] ?? []));
  const reason = words.refused(names);
  if (!(day && night)) return { reason: `${reason} ${words.noProposal}` };
  const proposal = inWords(day, night);
  return { reason: `${reason} ${words.proposal(proposal)}`, proposal };
}

/** Two colours separated by a slash; a slash within parentheses is part of a colour. */
const TWO = /^(?<day>(?:[^()/]|\([^()]*\))+)\/(?<night>(?:[^()/]|\([^()]*\))+)$/;

/** Reads one colour for both themes, or one for each: `#fff / #eee` or `light-dark(#fff, #eee)`. */
function readColours(answer: string): DayAndNight {
  const { day, night } = TWO.exec(answer)?.groups ?? {};
  return day && night ? [day.trim(), night.trim()] : dayAndNight(answer);
}

const inWords = (day: string, night: string) => (day === night ? day : `${day} / ${night}`);
const inCss = (day: string, night: string) => (day === night ? day : `light-dark(${day}, ${night})`);

import { converter, formatHex } from 'culori';
import { dayAndNight, type Palette } from '../../../domain/site/palette.ts';
import { nearestReadable } from '../../../domain/site/readable.ts';

const TEXT = 4.5;
const toOklch = converter('oklch');

/** Another shade of a colour: adds `by` to its OKLCH lightness and multiplies its chroma by `vivid`. */
function shade(colour: string, by: number, vivid = 1): string {
  const { l = 0, c = 0, h = 0 } = toOklch(colour) ?? {};
  return formatHex({ mode: 'oklch', l: Math.min(1, Math.max(0, l + by)), c: c * vivid, h });
}

/** A colour as sRGB, made lighter or darker until it is readable on all `grounds`. */
function textOn(grounds: readonly string[], colour: string): string {
  const neighbours = grounds.map((ground) => ({ colour: ground, needed: TEXT }));
  return nearestReadable(colour, neighbours) ?? formatHex(colour) ?? '';
}

type MailColours = ReturnType<typeof computeColours>;
const known = new WeakMap<Palette, MailColours>();

/**
 * Colours of the emails in light and dark mode, from the palette: as sRGB, because mail clients support neither
 * `oklch()` nor custom properties. Computed once for each palette.
 */
export function mailColours(palette: Palette): MailColours {
  const colours = known.get(palette) ?? computeColours(palette);
  known.set(palette, colours);
  return colours;
}

function computeColours(palette: Palette) {
  const day = (name: keyof Palette) => formatHex(dayAndNight(palette[name])[0]) ?? '';
  const night = (name: keyof Palette) => formatHex(dayAndNight(palette[name])[1]) ?? '';
  return {
    day: scheme({
      sheet: day('cal'),
      page: shade(day('cal'), -0.038, 2),
      rule: shade(day('cal'), -0.148, 2.6),
      text: day('noche'),
      muted: shade(day('noche'), 0.2),
      link: day('eucalipto'),
      warning: shade(day('teja'), -0.15),
      button: day('noche'),
      onButton: day('cal'),
    }),
    night: scheme({
      sheet: night('noche'),
      page: shade(night('noche'), -0.06, 0.7),
      rule: shade(night('noche'), 0.14),
      text: shade(night('cal'), -0.025),
      muted: shade(night('cal'), -0.18, 2),
      link: night('maiz'),
      warning: shade(night('teja'), 0.12),
      button: night('maiz'),
      onButton: night('noche'),
    }),
    /** The band at the top: colour and relative width of each stripe. */
    band: [
      [day('maiz'), 46],
      [day('noche'), 4],
      [day('grana'), 20],
      [day('maiz'), 6],
      [day('anil'), 24],
    ],
  } as const;
}

type Grounds = { readonly sheet: string; readonly page: string; readonly rule: string };
type Inks = Readonly<Record<'text' | 'muted' | 'link' | 'warning' | 'button' | 'onButton', string>>;

/** Makes all text readable on the sheet and on quotations, whose background is the page's. */
function scheme({ sheet, page, rule, button, ...inks }: Grounds & Inks) {
  const read = (ink: string) => textOn([sheet, page], ink);
  return {
    ...{ sheet, page, rule, button, quote: page },
    ...{ text: read(inks.text), muted: read(inks.muted), link: read(inks.link), warning: read(inks.warning) },
    onButton: textOn([button], inks.onButton),
  };
}

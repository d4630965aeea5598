import { parse } from 'culori';
import { z } from 'zod';
import { dayAndNight, type Palette } from '../site/palette.ts';
import type { FieldMeta } from './fields.ts';

/** Why a text is no colour of a palette, as a code; `server/content/words.ts` has a sentence for each. */
export function colourFault(colour: string): 'colour' | 'colourQuotes' | 'transparent' | undefined {
  // In YAML, what follows a space and # is a comment: `light-dark(#fff, #000)` ends after the comma.
  if (/\([^)]*$/.test(colour)) return 'colourQuotes';
  const parsed = parse(colour);
  // The library reads hexadecimal digits without their # too, browsers do not.
  if (!parsed || /^[\da-f]+$/i.test(colour)) return 'colour';
  return (parsed.alpha ?? 1) === 1 ? undefined : 'transparent';
}

const colour = (label: string, help: string) =>
  z
    .string({ error: ({ input }) => (input === null ? 'colourQuotes' : 'colour') })
    .superRefine((value, context) => {
      for (const found of new Set(dayAndNight(value))) {
        const message = colourFault(found);
        if (message) context.addIssue({ code: 'custom', message, params: { found } });
      }
    })
    .meta({ label, kind: 'colour', help } satisfies FieldMeta);

/** `content/palette.yaml`: the colours of the brand, from which the style sheets derive all others. */
export const paletteSchema = z.strictObject({
  cal: colour('Cal', 'La página, de día, y el texto sobre fondos oscuros.'),
  noche: colour('Noche', 'El texto, de día, y los fondos oscuros.'),
  maiz: colour('Maíz', 'El cielo de la portada, de día, y los botones de noche.'),
  grana: colour('Grana', 'El sol y los acentos.'),
  anil: colour('Añil', 'El fondo de los servicios que lo tienen en el catálogo; el cielo de la portada, de noche.'),
  eucalipto: colour('Eucalipto', 'El fondo de los servicios que lo tienen en el catálogo.'),
  teja: colour('Teja', 'El fondo de los servicios que lo tienen en el catálogo; el barro de los encabezados.'),
  cielo: colour('Cielo', 'El cielo de los encabezados.'),
} satisfies Record<keyof Palette, z.ZodString>);

import { create, type Font } from 'fontkitten';

/**
 * Width of each letter of a font, its height above the baseline and its depth below it, in ems: rows of
 * `[letter, width, top, drop]` as JSON.
 */
export function letterTable(file: Uint8Array, letters: string): string {
  const font = create(Buffer.from(file)) as Font;
  const ems = (units: number) => Math.max(0, Math.round(units)) / font.unitsPerEm;
  const rows = [...letters].map((letter) => {
    const { advanceWidth = 0, bbox = { minY: 0, maxY: 0 } } = font.glyphsForString(letter)[0] ?? {};
    return `  [${JSON.stringify(letter)}, ${ems(advanceWidth)}, ${ems(bbox.maxY)}, ${ems(-bbox.minY)}]`;
  });
  return `[\n${rows.join(',\n')}\n]\n`;
}

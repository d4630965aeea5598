/**
 * Makes the two fonts of `src/fonts` from their packages: only the letters Spanish needs and only the
 * weights the design uses. Run by hand after a change of font; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');
const SPANISH = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡«»“”‘’–—…·ªº°©×';

const fonts = [
  { name: 'piazzolla', file: 'piazzolla-latin-wght-normal.woff2', wght: { min: 640, max: 900 } },
  { name: 'instrument-sans', file: 'instrument-sans-latin-wght-normal.woff2', wght: { min: 430, max: 640 } },
];

for (const { name, file, wght } of fonts) {
  const source = await readFile(`node_modules/@fontsource-variable/${name}/files/${file}`);
  const subset = await subsetFont(source, ASCII + SPANISH, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    // Without this list every stylistic alternate of every letter comes along.
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'],
    noHinting: true,
  });
  await writeFile(`src/fonts/${name}.woff2`, subset);
  console.log(`${name.padEnd(16)} ${source.length} B -> ${subset.length} B`);
}

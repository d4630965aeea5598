import { writeFileSync } from 'node:fs';

type Shot = { readonly name: string; readonly shot: Buffer };

/** Writes all screenshots side by side into one self-contained HTML file. */
export function writeContactSheet(file: string, shots: readonly Shot[]): void {
  const figures = shots.map(
    ({ name, shot }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${shot.toString('base64')}"></figure>`,
  );
  const style = 'body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0}';
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('\n')}`);
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInEcuador } from '../../domain/site/moment.ts';
import { FACT_MISTAKES } from './fact-mistakes.ts';
import { FILE_MISTAKES } from './file-mistakes.ts';
import { FOLDER_MISTAKES } from './folder-mistakes.ts';
import { LINK_MISTAKES } from './link-mistakes.ts';
import type { Mistake } from './mistake.ts';
import { PICTURE_MISTAKES } from './picture-mistakes.ts';
import { PLAN_MISTAKES } from './plan-mistakes.ts';
import { TEXT_MISTAKES } from './text-mistakes.ts';
import { WHITEPAPER_MISTAKES } from './whitepaper-mistakes.ts';

export const MISTAKES = [
  ...[...PLAN_MISTAKES, ...FILE_MISTAKES, ...FOLDER_MISTAKES, ...WHITEPAPER_MISTAKES],
  ...[...LINK_MISTAKES, ...PICTURE_MISTAKES, ...FACT_MISTAKES, ...TEXT_MISTAKES],
];

/** The beginning of a PNG of one pixel. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000', 'hex');

/** Makes every mistake in the project at `root`, whose content is that of the fixture brand. */
export function makeMistakes(root: string): void {
  addRight(join(root, 'content'));
  // First the new files, which must be copies of files without mistakes.
  for (const mistake of MISTAKES.filter(({ copyOf }) => copyOf)) make(root, mistake);
  for (const mistake of MISTAKES.filter(({ copyOf }) => !copyOf)) make(root, mistake);
}

/** Adds files without mistakes that some mistakes refer to: pictures, a draft and a whitepaper with a future date. */
function addRight(content: string): void {
  const guide = readFileSync(join(content, 'whitepapers/como-nace-un-rio.md'), 'utf8');
  const write = (file: string, text: string | Uint8Array) => writeFileSync(join(content, 'whitepapers', file), text);
  write('pluma.png', PNG);
  write('en-borrador.md', guide.replace(/^title: .*/m, 'title: En borrador\ndraft: true'));
  write(
    'del-futuro.md',
    guide
      .replace(/^title: .*/m, 'title: Del futuro')
      .replace(/^date: .*/m, `date: ${dayInEcuador(Date.now() + 30 * 24 * 3_600_000)}`),
  );
  mkdirSync(join(content, 'images'), { recursive: true });
  writeFileSync(join(content, 'images/persona.jpg'), PNG);
}

function make(root: string, { name, file, copyOf, change }: Mistake): void {
  const right = readFileSync(join(root, 'content', copyOf ?? file), 'utf8');
  const wrong = change(right);
  if (wrong === right && !copyOf) throw new Error(`nothing changes by ${name}`);
  if (wrong === undefined) rmSync(join(root, 'content', file));
  else writeFileSync(join(root, 'content', file), wrong);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companySchema } from '../../domain/content/company.ts';
import { paletteSchema } from '../../domain/content/palette.ts';
import { checkYaml } from '../../server/content/yaml.ts';
import type { Ask } from './ask.ts';
import { askCompany } from './company-questions.ts';
import { emptySamples } from './empty-samples.ts';
import { askPalette } from './palette-questions.ts';
import { addSpelling } from './spelling.ts';
import { listLeft } from './what-is-left.ts';
import { brandWords as words } from './words.ts';
import { writeValues } from './write-values.ts';

const COMPANY = 'content/company.yaml';
const PALETTE = 'content/palette.yaml';

/**
 * Turns the repository at `root` into another agency's: asks for facts and colours, writes them, and lists what is left
 * to do. Nothing is written before the last answer. Throws when the current `company.yaml` or `palette.yaml` is invalid.
 */
export async function rebrand(root: string, ask: Ask, print: (text: string) => void): Promise<void> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { value: present } = checkYaml(COMPANY, read(COMPANY), companySchema);
  const { value: palette } = checkYaml(PALETTE, read(PALETTE), paletteSchema);
  if (!(present && palette)) throw new Error(words.invalid);
  print(`${words.title}\n${words.intro}\n`);
  const company = await askCompany(ask, present);
  print(`\n${words.colours.intro}\n`);
  const threads = await askPalette(ask, palette, read('src/styles/tokens.css'));
  const empties = await ask(words.emptySamples, words.no, judgeYesOrNo);
  writeFileSync(join(root, COMPANY), writeValues(read(COMPANY), company));
  writeFileSync(join(root, PALETTE), writeValues(read(PALETTE), threads));
  addSpelling(root, company);
  if (empties) emptySamples(root);
  print(`\n${words.saved}\n\n${listLeft(root, present, company).join('\n')}\n`);
}

function judgeYesOrNo(answer: string) {
  const [first] = answer.toLowerCase();
  if (first === 's') return { value: true };
  return first === 'n' ? { value: false } : { reason: words.yesOrNo };
}

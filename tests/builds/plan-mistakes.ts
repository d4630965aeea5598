import { globSync } from 'node:fs';

/** A mistake in a plan's YAML; the build error must contain file and field. */
export type Mistake = {
  readonly name: string;
  readonly file: string;
  readonly right: RegExp;
  readonly wrong: string;
  readonly field: string;
};

const [file = ''] = globSync('content/plans/*.yaml').sort();

export const MISTAKES: readonly Mistake[] = [
  {
    name: 'a value outside the enum',
    file,
    right: /^image: .*$/m,
    wrong: 'image: sitio',
    field: 'image',
  },
  {
    name: 'an unknown field',
    file,
    right: /^title:/m,
    wrong: 'titulo: x\ntitle:',
    field: 'titulo',
  },
  { name: 'a missing field', file, right: /^summary: .*$/m, wrong: '', field: 'summary' },
];

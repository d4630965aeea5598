/** A mistake in the file of a plan; the build must name file and field. */
export type Mistake = {
  readonly name: string;
  readonly file: string;
  readonly right: RegExp;
  readonly wrong: string;
  readonly field: string;
};

const file = 'content/plans/nivel-2.yaml';

export const MISTAKES: readonly Mistake[] = [
  {
    name: 'a word that the schema does not know',
    file,
    right: /^type: .*$/m,
    wrong: 'type: desarollo',
    field: 'type',
  },
  {
    name: 'a field that the schema does not know',
    file,
    right: /^title:/m,
    wrong: 'titulo: x\ntitle:',
    field: 'titulo',
  },
  { name: 'a missing field', file, right: /^summary: .*$/m, wrong: '', field: 'summary' },
];

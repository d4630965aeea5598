/** A mistake in a plan's YAML; the build error must contain file and field. */
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
    name: 'a value outside the enum',
    file,
    right: /^type: .*$/m,
    wrong: 'type: desarollo',
    field: 'type',
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

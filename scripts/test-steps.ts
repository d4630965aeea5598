/** A step of `npm test`. */
export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  /** A Vitest project, whose tests are counted individually; any other step counts as one. */
  readonly project?: true;
  /** Another step; when it fails, this one is not run and counts as failed. */
  readonly after?: string;
  /** Runs only when named, or in `all`. */
  readonly optional?: true;
};

/** In the name of every test that runs on it. */
const POSTGRES = 'PostgreSQL';
const vitest = (project: string) => ['vitest', 'run', '--project', project];
const FAULTS = ['node', 'tests/faults/main.ts', '--short'];
/** The scenarios in which a message is lost first when something breaks; `more-faults` runs the others. */
const WORST_FAULTS = ['kill -9, SQLite', 'SMTP down', 'disk full', 'one key', 'double click', 'canaries'];
/** The steps of `npm test`, in order. */
export const STEPS: readonly Step[] = [
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'knip', command: ['knip'] },
  {
    name: 'spelling',
    command: ['cspell', '--config', 'content/cspell.json', '--no-progress', '--quiet'],
    optional: true,
  },
  // The tests on PostgreSQL take as long as all others.
  { name: 'unit', command: [...vitest('unit'), '-t', `^(?!.*${POSTGRES})`], project: true },
  { name: 'postgres', command: [...vitest('unit'), '-t', POSTGRES], project: true, optional: true },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'e2e', command: vitest('e2e'), project: true, after: 'build' },
  { name: 'faults', command: [...FAULTS, ...WORST_FAULTS], after: 'build' },
  { name: 'extended', command: vitest('extended'), project: true, after: 'build', optional: true },
  { name: 'more-faults', command: [...FAULTS, '--except', ...WORST_FAULTS], after: 'build', optional: true },
  {
    name: 'engines',
    command: [...vitest('engines'), '--reporter=./tests/engines/matrix-reporter.ts'],
    project: true,
    after: 'build',
    optional: true,
  },
  { name: 'specification', command: vitest('specification'), project: true, after: 'build', optional: true },
  { name: 'owner', command: vitest('owner'), project: true, after: 'build', optional: true },
];

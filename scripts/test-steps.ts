import { globSync, readFileSync } from 'node:fs';

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
/** The files with such tests; only to load all the others takes half a minute of one core. */
const postgresFiles = globSync('{bench,content,domain,scripts,server,src,tests}/**/*.test.{ts,tsx}').filter((file) =>
  /STORE_KINDS|PostgreSQL/.test(readFileSync(file, 'utf8')),
);
const vitest = (project: string, ...options: readonly string[]) =>
  ({ command: ['vitest', 'run', '--project', project, ...options], project: true }) as const;
const FAULTS = ['node', 'tests/faults/main.ts', '--short'];
/** The scenarios in which a message is lost first when something breaks; `more-faults` runs the others. */
const WORST_FAULTS = ['kill -9, SQLite', 'SMTP down', 'disk full', 'canaries'];
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
  { name: 'unit', ...vitest('unit', '-t', `^(?!.*${POSTGRES})`) },
  { name: 'postgres', ...vitest('unit', '-t', POSTGRES, ...postgresFiles), optional: true },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'e2e', ...vitest('e2e'), after: 'build' },
  { name: 'faults', command: [...FAULTS, ...WORST_FAULTS], after: 'build' },
  { name: 'extended', ...vitest('extended'), after: 'build', optional: true },
  { name: 'more-faults', command: [...FAULTS, '--except', ...WORST_FAULTS], after: 'build', optional: true },
  { name: 'engines', ...vitest('engines'), after: 'build', optional: true },
  { name: 'specification', ...vitest('specification'), after: 'build', optional: true },
  { name: 'owner', ...vitest('owner'), after: 'build', optional: true },
];

/**
 * Lists the dependencies that have newer versions: `npm run updates`. Ends with 0 when there are none, 1 when there
 * are some, 2 when the registry could not be asked.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Manifest = { readonly dependencies: Readonly<Record<string, string>> };
type Outdated = Readonly<Record<string, { readonly current?: string; readonly latest: string }>>;
type Failure = { readonly error?: { readonly code?: string } };

export type Update = {
  readonly name: string;
  readonly current: string;
  readonly latest: string;
  /** How far: a `major` step may ask for changes of ours, the others should not. */
  readonly step: 'major' | 'minor' | 'patch';
  /** Whether it is part of what runs, or only of what builds and tests. */
  readonly use: 'run time' | 'development';
};

const STEPS = ['major', 'minor', 'patch'] as const;

/** Makes sense of what `npm outdated --json` printed, what runs first. Throws when it is no such list. */
export function readUpdates(json: string, { dependencies }: Manifest): Update[] {
  const printed = JSON.parse(json || '{}') as object;
  const { error } = printed as Failure;
  if (error?.code) throw new Error(`npm: ${error.code}`);
  const updates = Object.entries(printed as Outdated).flatMap(([name, { current, latest }]): Update[] => {
    // Node for another platform is not installed here, and is not missed.
    if (current === undefined || current === latest) return [];
    const use = name in dependencies ? 'run time' : 'development';
    return [{ name, current, latest, step: stepBetween(current, latest), use }];
  });
  return updates.toSorted((one, other) => other.use.localeCompare(one.use) || one.name.localeCompare(other.name));
}

function stepBetween(current: string, latest: string): Update['step'] {
  const [before, after] = [current.split('.'), latest.split('.')];
  return STEPS.find((_, index) => before[index] !== after[index]) ?? 'patch';
}

function print(updates: readonly Update[]): void {
  const rows = updates.map(({ name, current, latest, step, use }) => [name, current, `→ ${latest}`, step, use]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function main(): number {
  const { stdout } = spawnSync('npm', ['outdated', '--json'], { encoding: 'utf8' });
  try {
    const updates = readUpdates(stdout, JSON.parse(readFileSync('package.json', 'utf8')));
    if (updates.length === 0) console.log('Every dependency is the newest.');
    else print(updates);
    return updates.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(`The package registry could not be asked (${(error as Error).message}).`);
    return 2;
  }
}

if (import.meta.main) process.exitCode = main();

import { Skipped } from '../harness/debian-packages.ts';
import type { Resources } from '../harness/resources.ts';
import type { RunContext } from '../harness/run-context.ts';
import type { Row } from './report.ts';
import type { Outcome, Scenario } from './scenario.ts';

type Options = Pick<RunContext, 'short' | 'random' | 'progress'>;

/** Runs one scenario and always closes what it opened. */
export async function runScenario(scenario: Scenario, options: Options, resources: Resources): Promise<Row> {
  const start = performance.now();
  const { closeLater, tempFolder } = resources;
  const outcome = await scenario.run({ ...options, closeLater, tempFolder }).catch(describeFailure);
  const problems = [...outcome.problems, ...(await resources.closeAll())];
  const { name } = scenario;
  const seconds = (performance.now() - start) / 1000;
  return { ...outcome, name, seconds, problems, verdict: verdictOf(outcome, problems) };
}

type Ending = Outcome & { readonly skipped?: true };

function describeFailure(error: unknown): Ending {
  if (error instanceof Skipped) return { skipped: true, notes: error.message, problems: [] };
  return { problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
}

function verdictOf({ skipped }: Ending, problems: readonly string[]): Row['verdict'] {
  if (problems.length > 0) return 'failed';
  return skipped ? 'skipped' : 'passed';
}

import { styleText } from 'node:util';
import type { TestProject } from 'vitest/node';
import { Skipped } from '../../tests/harness/debian-packages.ts';
import { openPostgres } from '../../tests/harness/postgres.ts';
import { Resources } from '../../tests/harness/resources.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the tests' PostgreSQL; empty when it is not available. */
    readonly postgresUrl: string;
    /** Parent of the tests' temporary folders. */
    readonly tempFolder: string;
  }
}

/** Starts one PostgreSQL for all unit tests of a run; each test uses its own schema. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const resources = new Resources();
  project.provide('tempFolder', resources.tempFolder());
  project.provide('postgresUrl', await openDatabase(resources));
  return () => resources.closeAll();
}

async function openDatabase({ closeLater }: Resources): Promise<string> {
  try {
    return (await openPostgres(closeLater)).url;
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    const warning = `\nPOSTGRESQL TESTS ARE SKIPPED: ${error.message}\n`;
    process.stderr.write(`${styleText(['bold', 'yellow'], warning)}\n`);
    return '';
  }
}

import { styleText } from 'node:util';
import type { TestProject } from 'vitest/node';
import { createPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' PostgreSQL is; empty when there is none on this machine. */
    readonly postgresUrl: string;
  }
}

/** Starts one PostgreSQL for a whole run of the tests; every test makes a schema of its own in it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const server = await createPostgres();
    project.provide('postgresUrl', server.url);
    return server.remove;
  } catch (error) {
    const warning = `\nPOSTGRESQL TESTS ARE SKIPPED: ${(error as Error).message}\n`;
    process.stderr.write(`${styleText(['bold', 'yellow'], warning)}\n`);
    project.provide('postgresUrl', '');
    return undefined;
  }
}

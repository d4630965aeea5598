import { execFileSync } from 'node:child_process';
import { Skipped, warnOfSkipped } from '../debian-packages.ts';
import { openPostgres } from '../postgres.ts';
import { type CloseLater, globalSetup, tempFolder } from '../resources.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the tests' PostgreSQL; empty when it is not available. */
    readonly postgresUrl: string;
    /** Parent of the tests' temporary folders. */
    readonly tempFolder: string;
  }
}

/** Starts one PostgreSQL for all unit tests of a run; each test uses its own schema. */
export default globalSetup(async (project, closeLater) => {
  project.provide('tempFolder', tempFolder(closeLater));
  project.provide('postgresUrl', await openDatabase(closeLater));
});

async function openDatabase(closeLater: CloseLater): Promise<string> {
  try {
    const { url, psql } = await openPostgres(closeLater);
    // Half of the time went to the disk. What a server has committed is lost only when the whole machine fails.
    execFileSync(psql, [url, '-qc', 'alter system set fsync = off', '-c', 'select pg_reload_conf()']);
    return url;
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    warnOfSkipped(`PostgreSQL, ${error.message}`);
    return '';
  }
}

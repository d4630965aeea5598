import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvError, readEnv } from './config/env.ts';
import { company } from './content/current.ts';
import { reasonToBuild } from './site/build-freshness.ts';
import { buildSite } from './site/site-build.ts';

/** `npm start`: builds when `dist` is missing, stale or made with other settings, then serves it. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile();
  const { SITE_URL, VITALS_SAMPLE } = readEnv(process.env, company);
  const reason = reasonToBuild('.', { siteUrl: SITE_URL, vitalsSample: VITALS_SAMPLE });
  if (reason) {
    console.log(`${reason}: building`);
    const { code, stopped } = await buildSite(SITE_URL);
    if (stopped || code !== 0) process.exit(code);
  }
  await import(pathToFileURL(resolve('dist/server/main.mjs')).href);
}

await start().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});

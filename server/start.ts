import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvError, readEnv } from './config/env.ts';
import { commandContent } from './content/command-content.ts';
import { reasonToBuild } from './site/build-freshness.ts';
import { buildSite } from './site/site-build.ts';

/** `npm start`: builds when `dist` is missing or older than the program's sources, then serves it. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile();
  const reason = reasonToBuild('.');
  if (reason) {
    // A wrong setting stops the start before it takes long.
    readEnv(process.env, commandContent(process.env).company);
    console.log(`${reason}: building`);
    const { code, stopped } = await buildSite();
    if (stopped || code !== 0) process.exit(code);
  }
  await import(pathToFileURL(resolve('dist/server/main.mjs')).href);
}

await start().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});

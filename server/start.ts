import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvFile } from './config/load-env-file.ts';
import { buildSite, reasonToBuild } from './site/site-build.ts';

/** `npm start`: builds when `dist` is missing or older than the program's sources, then serves it. */
async function start(): Promise<void> {
  loadEnvFile();
  const reason = reasonToBuild('.');
  if (reason) await build(reason);
  await import(pathToFileURL(resolve('dist/server/main.mjs')).href);
}

/** Its modules are loaded only when they are needed: the sources take as long as half a start. */
async function build(reason: string): Promise<void> {
  const { EnvError, readEnv } = await import('./config/env.ts');
  const { commandContent } = await import('./content/command-content.ts');
  const { requireContent } = await import('./start-failure.ts');
  try {
    // A wrong setting stops the start before it takes long.
    requireContent(process.env);
    readEnv(process.env, commandContent(process.env).company);
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exit(1);
  }
  console.log(`${reason}: building`);
  const { code, stopped } = await buildSite();
  if (stopped || code !== 0) process.exit(code);
}

await start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuildStale } from './build-freshness.ts';
import { EnvError, readEnv } from './env.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** Builds the site; resolves to the build's exit code. A signal meanwhile ends the build and this process. */
function build(siteUrl: string): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: siteUrl };
  const child = spawn(process.execPath, [ASTRO, 'build'], { stdio: 'inherit', env });
  const abandon = () => {
    child.kill();
    process.exit(0);
  };
  process.once('SIGTERM', abandon).once('SIGINT', abandon);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', abandon).off('SIGINT', abandon);
      resolve(code ?? 1);
    });
  });
}

/** `npm start`: builds when the build is missing or older than its sources, then serves. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile();
  const { SITE_URL } = readEnv(process.env);
  const code = isBuildStale('.', SITE_URL) ? await build(SITE_URL) : 0;
  if (code !== 0) process.exit(code);
  await import('./main.ts');
}

await start().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});

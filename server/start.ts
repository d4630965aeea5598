import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuildStale } from './build-freshness.ts';
import { EnvError, readEnv } from './env.ts';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** Builds the site; resolves to its exit code, and whether a signal stopped it. */
function build(siteUrl: string): Promise<{ code: number; stopped: boolean }> {
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: siteUrl };
  const child = spawn(process.execPath, [ASTRO, 'build'], { stdio: 'inherit', env });
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve({ code: stopped ? 0 : (code ?? 1), stopped });
    });
  });
}

/** `npm start`: builds when the build is missing or older than its sources, then serves. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile();
  const { SITE_URL, VITALS_SAMPLE } = readEnv(process.env);
  if (isBuildStale('.', { siteUrl: SITE_URL, vitalsSample: VITALS_SAMPLE })) {
    const { code, stopped } = await build(SITE_URL);
    if (stopped || code !== 0) process.exit(code);
  }
  await import('./main.ts');
}

await start().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});

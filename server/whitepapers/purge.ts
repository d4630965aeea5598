import { existsSync } from 'node:fs';
import { newsWords } from '../../content/news-words.ts';
import { EnvError, readEnv } from '../config/env.ts';
import { purgeKeptCopy } from './kept-copy.ts';

/** `npm run purge-news`: drops the copy kept of the upstream news. A running server writes a new one when they change. */
async function purge(): Promise<string> {
  if (existsSync('.env')) process.loadEnvFile();
  const { DATA_DIR } = readEnv(process.env);
  return (await purgeKeptCopy(DATA_DIR)) ? newsWords.purged : newsWords.nothingKept;
}

try {
  process.stdout.write(`${await purge()}\n`);
} catch (error) {
  const { code = '' } = error as NodeJS.ErrnoException;
  process.stderr.write(`${error instanceof EnvError ? error.message : newsWords.failed(code)}\n`);
  process.exitCode = 1;
}

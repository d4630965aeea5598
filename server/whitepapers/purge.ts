import { EnvError, readEnv } from '../config/env.ts';
import { loadEnvFile } from '../config/load-env-file.ts';
import { refuseArguments } from '../config/refuse-arguments.ts';
import { invalidSettings } from '../config/words.ts';
import { commandContent } from '../content/command-content.ts';
import { purgeCachedCopy } from './cached-copy.ts';
import { purgeNewsWords } from './words.ts';

/** `npm run purge-news`: deletes the cached feed. A running server writes it again when the feed changes. */
async function purge(): Promise<string> {
  loadEnvFile();
  const { DATA_DIR } = readEnv(process.env, commandContent(process.env).company);
  return (await purgeCachedCopy(DATA_DIR)) ? purgeNewsWords.purged : purgeNewsWords.nothingKept;
}

refuseArguments('purge-news', false);
try {
  process.stdout.write(`${await purge()}\n`);
} catch (error) {
  const { code = '' } = error as NodeJS.ErrnoException;
  process.stderr.write(`${error instanceof EnvError ? invalidSettings(error.names) : purgeNewsWords.failed(code)}\n`);
  process.exitCode = 1;
}

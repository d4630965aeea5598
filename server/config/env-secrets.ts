import { readFileSync } from 'node:fs';
import type { Variables } from './env-schema.ts';

/** Variables that may be given as `NAME_FILE=/path`. */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'EMAILJS_PRIVATE_KEY',
  'TELEGRAM_TOKEN',
  'NOTIFY_SECRET',
  'CAPTCHA_SECRET',
] as const;

/** Whether a variable has a value, or a file as a secret may; an unreadable one counts, because it is reported already. */
export const isGiven = (source: Variables, name: string): boolean =>
  Boolean(source[name] || (SECRETS.some((secret) => secret === name) && source[`${name}_FILE`]));

/** The secrets that are given as files; says of each file that cannot be read or is empty what is wrong. */
export function readSecretFiles(source: Variables, problems: string[]): Variables {
  const found: Record<string, string> = {};
  for (const name of SECRETS) {
    const path = source[`${name}_FILE`];
    if (!path) continue;
    try {
      const secret = readFileSync(path, 'utf8').trim();
      if (secret) found[name] = secret;
      else problems.push(`${name}_FILE: expected a file that is not empty`);
    } catch {
      problems.push(`${name}_FILE: expected a file that can be read`);
    }
  }
  return found;
}

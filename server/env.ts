import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { company } from '../content/company.ts';
import { isEmail } from '../domain/contact-message.ts';
import { listOf, origin, port, postgresUrl, proxies, smtpUrl } from './env-values.ts';

const MAIL_TRANSPORTS = ['smtp', 'file'] as const;
export type MailTransport = (typeof MAIL_TRANSPORTS)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['development', 'production', 'test'] as const;
const email = z.string().refine(isEmail, 'an e-mail address');
const oneOf = <const Word extends string>(choices: readonly Word[]) => z.enum(choices, `one of ${choices.join(', ')}`);

/** Every variable the server reads, with its default; `.env.example` lists the same ones (CONTRACT «Environment»). */
export const envSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4321),
  SITE_URL: origin.default('https://ilalo.example'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  CONTACT_TO: email.default(company.email),
  CONTACT_FROM: email.default(company.email),
  MAIL_TRANSPORT: listOf(MAIL_TRANSPORTS).optional(),
  TRUST_PROXY: proxies.default(false),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  NODE_ENV: oneOf(MODES).default('development'),
});
/** The checked environment. `MAIL_TRANSPORT` is settled: the first is tried first, the next ones stand in. */
export type Env = z.infer<typeof envSchema> & { readonly MAIL_TRANSPORT: readonly MailTransport[] };
export type Variables = Readonly<Record<string, string | undefined>>;

const SECRETS = ['DATABASE_URL', 'SMTP_URL'] as const;

/** Wrong variables, one a line, without their values: they may be secrets. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads and checks the environment once, at start. An empty value counts as unset; `NAME_FILE=/path`
 * gives a secret by file. Throws one EnvError that names every wrong variable and says what is expected.
 */
export function readEnv(source: Variables): Env {
  const problems: string[] = [];
  const given: Variables = { ...withoutBlanks(source), ...readSecretFiles(source, problems) };
  const result = envSchema.safeParse(given);
  for (const issue of result.error?.issues ?? []) problems.push(`${String(issue.path[0])}: expected ${issue.message}`);
  problems.push(...deliveryProblems(given));
  if (!result.success || problems.length > 0) throw new EnvError(problems.join('\n'));
  return { ...result.data, MAIL_TRANSPORT: result.data.MAIL_TRANSPORT ?? [given['SMTP_URL'] ? 'smtp' : 'file'] };
}

function withoutBlanks(source: Variables): Variables {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

function readSecretFiles(source: Variables, problems: string[]): Variables {
  const found: Record<string, string> = {};
  for (const name of SECRETS) {
    const path = source[`${name}_FILE`];
    if (!path) continue;
    try {
      found[name] = readFileSync(path, 'utf8').trim();
    } catch {
      problems.push(`${name}_FILE: expected a file that can be read`);
    }
  }
  return found;
}

/** What no variable shows alone: letters must have somewhere to go (contact-flow «Outbox and transports»). */
function deliveryProblems({ MAIL_TRANSPORT, SMTP_URL, SMTP_URL_FILE, NODE_ENV }: Variables): string[] {
  const hasSmtp = Boolean(SMTP_URL ?? SMTP_URL_FILE);
  if (MAIL_TRANSPORT?.includes('smtp') && !hasSmtp) return ['SMTP_URL: expected, because MAIL_TRANSPORT names smtp'];
  if (NODE_ENV === 'production' && !MAIL_TRANSPORT && !hasSmtp) {
    return [
      'MAIL_TRANSPORT: nothing is configured to send mail; expected SMTP_URL, or file if letters on disk will do',
    ];
  }
  return [];
}

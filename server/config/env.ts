import { z } from 'zod';
import { isEmail } from '../../domain/contact/contact-message.ts';
import { RETENTION_DAYS } from '../../domain/contact/data-terms.ts';
import { CAPTCHA_PROVIDERS } from '../../domain/contact/protocol.ts';
import type { Company } from '../../domain/content/company.ts';
import { crossFieldProblems } from './env-cross-field.ts';
import { readSecretFiles } from './env-secrets.ts';
import {
  listOf,
  oneLine,
  origin,
  port,
  postgresUrl,
  proxies,
  smtpUrl,
  telegramChat,
  telegramToken,
  unquoted,
  type Variables,
  webAddress,
  webhookSecret,
  webhookUrl,
  wholeNumber,
} from './env-values.ts';

const MAIL_TRANSPORTS = ['smtp', 'emailjs', 'file'] as const;
export type MailTransport = (typeof MAIL_TRANSPORTS)[number];

const ADDRESS = 'an e-mail address; the default is `email` in content/company.yaml';
const agencyEmail = z.string(ADDRESS).refine(isEmail, ADDRESS);
const oneOf = <const Word extends string>(choices: readonly Word[]) => z.enum(choices, `one of ${choices.join(', ')}`);
const yesOrNo = oneOf(['true', 'false']).transform((word) => word === 'true');

/** Every variable that the server reads, with its default unless that comes from content (docs/contract.md#environment). */
export const envSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4321),
  SITE_URL: origin,
  CONTENT_DIR: z.string().default('content'),
  OUTAGE_PAGE: unquoted.optional(),
  DATA_DIR: unquoted.default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  CONTACT_TO: agencyEmail,
  CONTACT_FROM: agencyEmail,
  CONTACT_ACK: yesOrNo.default(false),
  EMAILJS_SERVICE_ID: unquoted.optional(),
  EMAILJS_TEMPLATE_ID: unquoted.optional(),
  EMAILJS_PUBLIC_KEY: unquoted.optional(),
  EMAILJS_PRIVATE_KEY: unquoted.optional(),
  EMAILJS_API_BASE: webAddress.default('https://api.emailjs.com'),
  MAIL_TRANSPORT: listOf(MAIL_TRANSPORTS).optional(),
  DIGEST: yesOrNo.default(true),
  TELEGRAM_TOKEN: telegramToken.optional(),
  TELEGRAM_CHAT: telegramChat.optional(),
  TELEGRAM_API_BASE: webAddress.default('https://api.telegram.org'),
  NOTIFY_URL: webhookUrl.optional(),
  NOTIFY_SECRET: webhookSecret.optional(),
  /** What a notification contains: reference and service, or the visitor's name and message as well. */
  NOTIFY_BODY: oneOf(['reference', 'full']).default('reference'),
  CAPTCHA_PROVIDER: oneOf(CAPTCHA_PROVIDERS).default('altcha'),
  CAPTCHA_SITE_KEY: unquoted.optional(),
  CAPTCHA_SECRET: unquoted.optional(),
  CAPTCHA_VERIFY_URL: webAddress.optional(),
  NEWS_API_URL: webAddress.optional(),
  NEWS_STORAGE_URL: webAddress.optional(),
  NEWS_REFRESH_SECONDS: wholeNumber('a number of seconds', 1, 86_400).default(60),
  LEAD_RETENTION_DAYS: wholeNumber('a number of days', 1, 99_999).default(RETENTION_DAYS.lead),
  TRUST_PROXY: proxies.default(false),
  DESK: yesOrNo.default(true),
  DRAIN_SECONDS: wholeNumber('a number of seconds', 0, 60).default(0),
  METRICS_PORT: port.optional(),
  VISITS: yesOrNo.default(true),
  HEARTBEAT_URL: webAddress.optional(),
  BACKUP_COMMAND: oneLine.optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
});
/** A variable in the first line of a file with a byte order mark, which Node takes for a part of its name. */
const MARKED = /^\uFEFF[A-Z_]+$/;

/** The checked environment. `MAIL_TRANSPORT` is always set: the first is preferred, the others are fallbacks. */
export type Env = z.infer<typeof envSchema> & {
  readonly MAIL_TRANSPORT: readonly MailTransport[];
  /** The addresses that are not set, so that they are always those of the content. */
  readonly fromContent: readonly string[];
};

/** Its message names the invalid variables, one per line, without their values, which may be secrets. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  /** The invalid variables. */
  get names(): readonly string[] {
    return [...new Set(this.message.match(/^[A-Z_]+/gm))];
  }
}

/**
 * Reads and checks the environment. An empty value counts as unset; secrets may be given as `NAME_FILE=/path`. The site
 * and the email of the agency are defaults, checked like any other value.
 * Throws one EnvError that names every wrong variable and what it expects.
 */
export function readEnv(source: Variables, { site, email }: Pick<Company, 'site' | 'email'>): Env {
  const problems: string[] = [];
  for (const key of Object.keys(source))
    if (MARKED.test(key)) problems.push(`${key.slice(1)}: expected in a file without a byte order mark`);
  const defaults = { SITE_URL: site, CONTACT_TO: email, CONTACT_FROM: email };
  const set = withoutBlanks(source);
  const given: Variables = { ...defaults, ...set, ...readSecretFiles(set, problems) };
  const result = envSchema.safeParse(given);
  for (const issue of result.error?.issues ?? []) problems.push(`${String(issue.path[0])}: expected ${issue.message}`);
  problems.push(...crossFieldProblems(given));
  if (!result.success || problems.length > 0) throw new EnvError([...new Set(problems)].join('\n'));
  return {
    ...result.data,
    MAIL_TRANSPORT: result.data.MAIL_TRANSPORT ?? configuredTransports(given),
    fromContent: ['CONTACT_TO', 'CONTACT_FROM'].filter((name) => !(name in set)),
  };
}

/** The values without spaces around them, such as the line end of a file from Windows; blank ones are left out. */
function withoutBlanks(source: Variables): Variables {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

/** Transports whose settings are given, SMTP first; `.eml` files when there are none. */
function configuredTransports({ SMTP_URL, EMAILJS_SERVICE_ID }: Variables): MailTransport[] {
  const found: MailTransport[] = [
    ...(SMTP_URL ? ['smtp' as const] : []),
    ...(EMAILJS_SERVICE_ID ? ['emailjs' as const] : []),
  ];
  return found.length > 0 ? found : ['file'];
}

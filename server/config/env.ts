import type { z } from 'zod';
import type { Company } from '../../domain/content/company.ts';
import { crossFieldProblems } from './env-cross-field.ts';
import { envSchema, type MailTransport, type Variables } from './env-schema.ts';
import { readSecretFiles } from './env-secrets.ts';

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

import * as z from 'zod/mini';

/** Id of the service of a message that asks for none. */
export const DEFAULT_SERVICE_ID = 'Contact';

/** Maximum length of each field, in characters. */
export const CONTACT_LIMITS = {
  from_name: 100,
  from_email: 254,
  from_phone: 40,
  message: 5000,
  from_serviceid: 120,
  from_service: 120,
} as const;
const NAME_MIN = 2;
const MESSAGE_MIN = 10;

/** Why a field was refused; the sentences are in `content/messages.yaml`. */
export type ContactProblem = 'required' | 'email' | 'messageShort' | 'messageLong' | 'tooLong' | 'oneLine';

// Control characters and line separators, and bidirectional marks, which can disguise a name in an email.
const FORBIDDEN_IN_LINE = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** Spaces, and the invisible marks that copying from a list of contacts puts around a number or an address. */
const EDGE = /[\s\p{Cf}]/u;
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const DOMAIN_LABEL = /^[a-z0-9-]{1,63}$/i;

/**
 * The WHATWG rule for `<input type=email>`, but the domain needs a dot and the length is limited to 254. The length is
 * checked first and the parts are matched separately, which rules out catastrophic backtracking.
 */
export function isEmail(text: string): boolean {
  if (text.length > CONTACT_LIMITS.from_email) return false;
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  );
}

/** Makes text from a URL valid in a one-line field: replaces forbidden characters with spaces and truncates it. */
export function cleanLine(text: string): string {
  return text.replace(new RegExp(FORBIDDEN_IN_LINE, 'gu'), ' ').trim().slice(0, CONTACT_LIMITS.from_service);
}

/** Trims character by character: a pattern for the end would start again at each of a million spaces. */
function trimLine(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (end > start && EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const problem = (code: ContactProblem) => ({ error: code, abort: true });
const line = (limit: number) =>
  z.string({ error: 'required' satisfies ContactProblem }).check(
    z.overwrite(trimLine),
    z.maxLength(limit, problem('tooLong')),
    z.refine((text) => !FORBIDDEN_IN_LINE.test(text), problem('oneLine')),
  );
const optionalLine = (limit: number, fallback = '') => z._default(line(limit), fallback);

/** What a visitor types (docs/contract.md#post-apiv1contact). Unknown fields are dropped. */
export const contactMessageSchema = z.object({
  from_name: line(CONTACT_LIMITS.from_name).check(z.minLength(NAME_MIN, problem('required'))),
  from_email: z
    .string({ error: 'email' satisfies ContactProblem })
    .check(z.overwrite(trimLine), z.refine(isEmail, problem('email'))),
  from_phone: optionalLine(CONTACT_LIMITS.from_phone),
  message: z.string({ error: 'messageShort' satisfies ContactProblem }).check(
    // PostgreSQL cannot store NUL. Forms submit line breaks as CRLF, which would count as two characters.
    z.overwrite((text) => text.replaceAll('\0', '').replaceAll('\r\n', '\n')),
    z.trim(),
    z.minLength(MESSAGE_MIN, problem('messageShort')),
    z.maxLength(CONTACT_LIMITS.message, problem('messageLong')),
  ),
  from_serviceid: optionalLine(CONTACT_LIMITS.from_serviceid, DEFAULT_SERVICE_ID),
  from_service: optionalLine(CONTACT_LIMITS.from_service, 'contact'),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactField = keyof ContactMessage;
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

export type ParsedContactMessage =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly problems: ContactProblems };

/** Validates a message, in the browser and on the server. Never throws; reports at most one problem per field. */
export function parseContactMessage(input: unknown): ParsedContactMessage {
  const result = contactMessageSchema.safeParse(input ?? {});
  if (result.success) return { ok: true, message: result.data };
  const problems: ContactProblems = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as ContactField | undefined;
    if (field) problems[field] ??= issue.message as ContactProblem;
  }
  return { ok: false, problems };
}

/** Sentences about problems, by problem; one that the content of an earlier release lacks is «too long». */
type Sentences = Readonly<Partial<Record<ContactProblem, string | undefined>>>;

/** The sentence for each refused field. */
export const sentencesOn = (problems: ContactProblems, sentences: Sentences): Partial<Record<ContactField, string>> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, sentences[problem] ?? sentences.tooLong]),
  );

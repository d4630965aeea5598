import type { Captcha } from '../captcha/captcha.ts';
import type { QuarantineReason } from '../store/tables.ts';
import type { Submission } from './submit.ts';

/** How a request is stored: as any other, or set apart; with what the captcha was, when there was one. */
export type Screened = {
  readonly quarantine: QuarantineReason | null;
  /** Of the captcha's response: taken once. */
  readonly nonce?: string;
  readonly captchaResponse?: string;
};

/** A field that no visitor sees and programs fill in. */
const HONEYPOT = 'website';
const CAPTCHA = 'captcha';
/** What any response is made of, and longer than any; what is otherwise is none. */
const RESPONSE = /^[\x20-\x7e]{1,8192}$/;

/**
 * Tells people from programs (docs/contact.md#leads). Undefined when the captcha was not solved: the
 * browser may try again. Nothing else sends anyone away; what looks wrong is set apart.
 */
export async function screen(
  captcha: Captcha,
  { fields, scripted }: Pick<Submission, 'fields' | 'scripted'>,
): Promise<Screened | undefined> {
  if (fields[HONEYPOT] !== undefined && fields[HONEYPOT] !== '') return { quarantine: 'honeypot' };
  if (!scripted) return { quarantine: 'unverified' };
  const response = fields[CAPTCHA];
  if (typeof response !== 'string' || !RESPONSE.test(response)) return undefined;
  const verdict = await captcha.check(response);
  switch (verdict.kind) {
    case 'passed':
      return { quarantine: null, nonce: verdict.nonce, captchaResponse: response };
    case 'tooFast':
      return { quarantine: 'too-fast', nonce: verdict.nonce, captchaResponse: response };
    case 'unreachable':
      return { quarantine: 'captcha-unreachable', captchaResponse: response };
    case 'refused':
      return undefined;
  }
}

import { CAPTCHA_FIELD, HONEYPOT_FIELD } from '../../../domain/contact/protocol.ts';
import type { LeadMark } from '../../../domain/desk/lead-status.ts';
import type { Fields } from '../../../domain/record.ts';
import type { Captcha } from '../captcha/captcha.ts';

/** How a message is to be stored: its mark, null for none, and its captcha, if it has one. */
export type Screened = {
  readonly mark: LeadMark | null;
  /** Stored in the same transaction, so that a captcha is accepted for one lead only. */
  readonly nonce?: string;
  readonly captchaResponse?: string;
};

/** Printable ASCII; the maximum is longer than any provider's token. */
const RESPONSE = /^[\x20-\x7e]{1,8192}$/;

/**
 * Tells people from programs (docs/contact.md#leads). Undefined when the captcha was not solved and the browser may try
 * again. That is the only rejection: any other suspicious message is stored under a mark.
 */
export async function screen(captcha: Captcha, fields: Fields, scripted: boolean): Promise<Screened | undefined> {
  if (fields[HONEYPOT_FIELD] !== undefined && fields[HONEYPOT_FIELD] !== '') return { mark: 'honeypot' };
  if (!scripted) return { mark: 'unverified' };
  const response = fields[CAPTCHA_FIELD];
  if (typeof response !== 'string' || !RESPONSE.test(response)) return undefined;
  const verdict = await captcha.check(response);
  switch (verdict.kind) {
    case 'passed':
      return { mark: null, nonce: verdict.nonce, captchaResponse: response };
    case 'tooFast':
      return { mark: 'too-fast', nonce: verdict.nonce, captchaResponse: response };
    case 'unreachable':
      return { mark: 'captcha-unreachable', captchaResponse: response };
    case 'refused':
      return undefined;
  }
}

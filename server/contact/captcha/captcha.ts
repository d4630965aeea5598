import type { CaptchaOffer } from '../../../domain/contact/protocol.ts';

/** `nonce` identifies the solved captcha, so that the store can reject a replay. */
export type CaptchaVerdict =
  | { readonly kind: 'passed' | 'tooFast'; readonly nonce: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** A captcha provider (docs/contact.md#captcha). */
export type Captcha = {
  /** `isHarder` raises the difficulty, which only ALTCHA has. */
  readonly offer: (isHarder: boolean) => Promise<CaptchaOffer>;
  /** Verifies the field `captcha`. Never throws. */
  readonly check: (response: string) => Promise<CaptchaVerdict>;
};

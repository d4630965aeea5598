import type { Challenge } from 'altcha-lib/types';
import type { ContactField, ContactProblems } from './contact-message.ts';

/** Hidden form field that only programs fill in. */
export const HONEYPOT_FIELD = 'website';
/** Form field with the solved captcha: base64 of challenge and solution for ALTCHA, otherwise the provider's token. */
export const CAPTCHA_FIELD = 'captcha';

/** Statuses of `POST /api/v1/contact` that the form's script tells apart (docs/contract.md#post-apiv1contact). */
export const CONTACT_STATUS = { stored: 201, repeated: 200, invalid: 422, keyReused: 409, limited: 429 } as const;

/** Texts by field: sentences about rejected ones, or what was typed. */
export type FieldTexts = Partial<Record<ContactField, string>>;

/** What the JSON body of a response to `POST /api/v1/contact` may hold, besides `ok`. */
export type ContactBody = {
  /** The message was stored, by this request or by an earlier one with the same key. */
  readonly reference: string;
  /** Sentences about the rejected fields. */
  readonly errors: FieldTexts;
  /** Sentence about a captcha that was missing, wrong, expired or used before. */
  readonly captcha: string;
  /** Sentence about any other rejection. */
  readonly error: string;
};
export type ContactResponse =
  | ({ readonly ok: true } & Pick<ContactBody, 'reference'>)
  | ({ readonly ok: false } & (
      | Pick<ContactBody, 'errors'>
      | Pick<ContactBody, 'captcha'>
      | Pick<ContactBody, 'error'>
    ));

export const CAPTCHA_PROVIDERS = ['altcha', 'turnstile', 'hcaptcha', 'recaptcha'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];
/** Third-party captchas, all loaded and verified in the same way. */
export type ExternalCaptcha = Exclude<CaptchaProvider, 'altcha'>;

/** Body of `GET /api/v1/captcha`. */
export type CaptchaOffer =
  | { readonly provider: 'altcha'; readonly challenge: Challenge }
  | { readonly provider: ExternalCaptcha; readonly siteKey: string };

/** A message sent sooner than this after the issue of its ALTCHA challenge is marked `too-fast`: people are slower. */
export const MIN_CHALLENGE_AGE_MS = 2_000;

/** Outcome of a form posted without JavaScript; the contact page is rendered with it. */
export type PostedForm = {
  /** The fields as they were typed. */
  values?: FieldTexts | undefined;
  problems?: ContactProblems | undefined;
  /** Set when the message was stored. */
  reference?: string | undefined;
  /** Why the message was not stored, when the fields are valid. */
  failed?: string | undefined;
};
/** The part of Astro's `App.Locals` that the server sets for the contact page; absent on a plain visit. */
export type ContactLocals = { contact?: PostedForm };

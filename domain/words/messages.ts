import type { ContactProblem } from '../contact/contact-message.ts';

/** `content/messages.ts`: what the form, the server and its emails say. */

export type ContactProblemWords = Readonly<Record<ContactProblem, string>>;

/** Status messages of the form. */
export type ContactStatusWords = Readonly<Record<'submitting' | 'success' | 'failure' | 'captchaMissing', string>> & {
  /** While it retries: no response came, or the server asked to wait. */
  readonly waiting: { readonly unanswered: string; readonly limited: string };
};

/** Errors of the API and of the form without JavaScript. */
export type RequestProblemWords = Readonly<
  Record<
    'notFound' | 'method' | 'origin' | 'tooLarge' | 'mediaType' | 'malformed' | 'tooMany' | 'keyReused' | 'unavailable',
    string
  >
>;

/** The email to a visitor with `CONTACT_ACK`. */
export type AcknowledgementWords = {
  readonly subject: (reference: string) => string;
  readonly heading: string;
  readonly reference: (reference: string) => string;
  readonly promise: string;
  readonly add: string;
  readonly footer: (site: string) => string;
};

/** The static page shown when rendering fails; the agency's email address follows the text. */
export type ServerFailureWords = { readonly title: string; readonly text: string };

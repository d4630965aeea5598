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

/** The email that brings a lead to the agency. */
export type LeadEmailWords = {
  readonly subject: (name: string, service: string) => string;
  /** Prefix of the subject of an unverified lead. */
  readonly unverifiedMark: string;
  readonly generalService: string;
  readonly heading: string;
  readonly fields: Readonly<Record<'name' | 'email' | 'phone' | 'service' | 'reference' | 'received', string>>;
  /** Why a lead is not verified. */
  readonly unverified: Readonly<Record<'title' | 'withoutScript' | 'tooFast' | 'providerAway', string>>;
  readonly reply: (name: string) => string;
  readonly call: (phone: string) => string;
  /** Opens the lead on the desk. */
  readonly desk: string;
  readonly replySubject: (reference: string) => string;
  readonly howToReply: (email: string) => string;
  readonly footer: (site: string) => string;
};

/** The email that tells the agency, once a day, how many leads are held. */
export type HeldNoticeWords = {
  /** In place of a lead's reference. */
  readonly reference: string;
  readonly service: string;
  readonly subject: (requests: number) => string;
  readonly text: (requests: number, since: string) => readonly string[];
  /** Opens the list of held leads on the desk. */
  readonly desk: string;
  /** The same by command, on the server; a line each. */
  readonly commands: readonly string[];
  readonly footer: (site: string) => string;
};

/** The email and the notification about unverified leads that are told together. */
export type CollectedNoticeWords = {
  /** In place of a lead's reference. */
  readonly reference: string;
  readonly service: string;
  readonly subject: (requests: number) => string;
  /** `since` is a date with its time. */
  readonly text: (requests: number, since: string) => readonly string[];
  /** Label of the button that opens the desk. */
  readonly open: string;
  /** In small print: how to see them without the desk. */
  readonly commands: readonly string[];
};

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

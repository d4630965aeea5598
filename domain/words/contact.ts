import type { Link } from './link.ts';
import type { Seo } from './sections.ts';

type Step = { readonly title: string; readonly text: string };

/** `contactPage` in `content/pages/contact.ts` */
export type ContactPageWords = {
  readonly seo: Seo;
  readonly title: string;
  readonly bullets: readonly string[];
  /** What happens after a message is sent, beside the form. */
  readonly next: { readonly title: string; readonly steps: readonly Step[] };
  readonly quotation: { readonly title: string; readonly text: (service: string) => string };
  readonly motto: string;
};

type FieldWords = { readonly label: string; readonly placeholder: string };

/** `contactForm` in `content/pages/contact.ts` */
export type ContactFormWords = {
  /** Prefixes of the document title after a submission. */
  readonly titleMarks: { readonly refused: string; readonly sent: string };
  readonly title: string;
  readonly intro: string;
  readonly required: string;
  readonly legend: string;
  readonly fields: Readonly<Record<'from_name' | 'from_email' | 'from_phone' | 'message', FieldWords>>;
  readonly optional: string;
  readonly honeypot: string;
  readonly submit: string;
  readonly submitting: string;
  /** Opens the form again, which a stored message closes. */
  readonly again: string;
  readonly privacy: { readonly before: string; readonly link: Link; readonly after: string };
  readonly summary: { readonly title: string; readonly item: (label: string, problem: string) => string };
  readonly confirmation: {
    readonly title: (reference: string) => string;
    /** Title of the steps that say what happens next. */
    readonly stepsTitle: string;
    readonly steps: readonly Step[];
    readonly add: string;
  };
  readonly fallback: { readonly text: string; readonly cut: string; readonly subject: string };
};

import type { ContactProblems } from '../../domain/contact/contact-message.ts';
import type { FieldTexts, PostedForm } from '../../domain/contact/protocol.ts';
import { contactForm, contactProblems, contactStatus } from '../../server/content/current.ts';
import type { Waiting } from './retry.ts';
import type { SendOutcome } from './send-contact.ts';

export type FormStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting'; readonly waiting?: Waiting }
  | SendOutcome;

/** The message for each problem. */
export function describeProblems(problems: ContactProblems): FieldTexts {
  return Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, contactProblems[code]]));
}

function describeFailure(message = '', text: string = contactStatus.failure): FormStatus {
  return { kind: 'failed', text, message };
}

/** Status for refused fields: `failed` if none of them is visible. */
export function describeRefusal(errors: FieldTexts, message?: string): FormStatus {
  const isShown = Object.keys(errors).some((field) => field in contactForm.fields);
  return isShown ? { kind: 'invalid', errors } : describeFailure(message);
}

/** Status of the form as the server renders it. */
export function initialStatus({ reference, failed, values, problems = {} }: PostedForm): FormStatus {
  if (reference) return { kind: 'sent', reference };
  if (Object.keys(problems).length > 0) return describeRefusal(describeProblems(problems), values?.message);
  return failed ? describeFailure(values?.message, failed) : { kind: 'idle' };
}

const MARKS: Partial<Record<FormStatus['kind'], string>> = {
  sent: contactForm.titleMarks.sent,
  invalid: contactForm.titleMarks.refused,
  unproved: contactForm.titleMarks.refused,
  failed: contactForm.titleMarks.refused,
};

/** Prefixes the document title with the outcome of a submission, in place of an earlier prefix. */
export function markTitle(title: string, { kind }: FormStatus): string {
  const old = Object.values(MARKS).find((mark) => title.startsWith(mark)) ?? '';
  return (MARKS[kind] ?? '') + title.slice(old.length);
}

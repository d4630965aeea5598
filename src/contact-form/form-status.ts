import { sentencesOn } from '../../domain/contact/contact-message.ts';
import type { FieldTexts, PostedForm } from '../../domain/contact/protocol.ts';
import type { FormWords } from './form-words.ts';
import type { Waiting } from './retry.ts';
import type { SendOutcome } from './send-contact.ts';

export type FormStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting'; readonly waiting?: Waiting }
  | SendOutcome;

const describeFailure = (text: string, message = ''): FormStatus => ({ kind: 'failed', text, message });

/** Status for refused fields: `failed` if none of them is visible. */
export function describeRefusal(words: FormWords, errors: FieldTexts, message?: string): FormStatus {
  const isShown = Object.keys(errors).some((field) => field in words.contactForm.fields);
  return isShown ? { kind: 'invalid', errors } : describeFailure(words.contactStatus.failure, message);
}

/** Status of the form as the server renders it. */
export function initialStatus(words: FormWords, posted: PostedForm): FormStatus {
  const { reference, failed, values, problems = {} } = posted;
  if (reference) return { kind: 'sent', reference };
  if (Object.keys(problems).length > 0)
    return describeRefusal(words, sentencesOn(problems, words.contactProblems), values?.message);
  return failed ? describeFailure(failed, values?.message) : { kind: 'idle' };
}

const UNMARKED: readonly FormStatus['kind'][] = ['idle', 'submitting'];

/** Prefixes the document title with the outcome of a submission, in place of an earlier prefix. */
export function markTitle({ contactForm }: FormWords, title: string, { kind }: FormStatus): string {
  const { sent, refused } = contactForm.titleMarks;
  const old = [sent, refused].find((mark) => title.startsWith(mark)) ?? '';
  const outcome = kind === 'sent' ? sent : refused;
  return (UNMARKED.includes(kind) ? '' : outcome) + title.slice(old.length);
}

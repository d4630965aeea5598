import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { contactProblems, contactStatus } from '../../content/messages.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { type ContactProblems, parseContactMessage } from '../../domain/contact-message.ts';
import { prepareCaptcha } from './captcha.ts';
import { keyFor } from './message-key.ts';
import { type FieldTexts, type SendOutcome, sendContact, type Waiting } from './send-contact.ts';

/** How long the status banner stays (SPEC §9). */
const BANNER_MS = 5000;

export type FormStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'submitting'; readonly waiting?: Waiting }
  | SendOutcome;

/** The sentence for each problem that the rules found. */
export function describeProblems(problems: ContactProblems): FieldTexts {
  return Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, contactProblems[code]]));
}

/** The outcome of a message that could not be sent. */
export function describeFailure(message = '', text: string = contactStatus.failure): FormStatus {
  return { kind: 'failed', text, message };
}

/** The outcome of a refused message. A field that nobody sees cannot say what is wrong: then the form failed. */
export function describeRefusal(errors: FieldTexts, message?: string): FormStatus {
  const isShown = Object.keys(errors).some((field) => field in contactForm.fields);
  return isShown ? { kind: 'invalid', errors } : describeFailure(message);
}

/** True from a change of status until the banner's time is over; a message being sent keeps it. */
function useBanner(status: FormStatus): boolean {
  const [expired, setExpired] = useState<FormStatus>();
  useEffect(() => {
    if (status.kind === 'idle' || status.kind === 'submitting') return;
    const timer = setTimeout(() => setExpired(status), BANNER_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return status.kind !== 'idle' && status.kind !== 'invalid' && expired !== status;
}

/**
 * The form's states (SPEC §4): idle → submitting → sent, invalid or failed. The fields stay the browser's own,
 * so nothing typed before hydration is lost; they are emptied only after the server has stored the message.
 */
export function useContactForm(initial: FormStatus) {
  const [status, setStatus] = useState(initial);
  const [errors, setErrors] = useState(initial.kind === 'invalid' ? initial.errors : {});
  const form = useRef<HTMLFormElement>(null);
  const bannerShown = useBanner(status);

  useEffect(prepareCaptcha, []);

  // The fields are disabled while it sends: whoever pressed Enter in one keeps a place in the page, and sees the banner.
  const waiting = status.kind === 'submitting' ? (status.waiting ?? 'answer') : undefined;
  useEffect(() => {
    if (!waiting) return;
    const button = form.current?.querySelector<HTMLElement>('[type=submit]');
    button?.focus();
    button?.scrollIntoView({ block: 'nearest' });
  }, [waiting]);

  function refuse(texts: FieldTexts, message: string | undefined) {
    setErrors(texts);
    setStatus(describeRefusal(texts, message));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status.kind === 'submitting') return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const parsed = parseContactMessage(fields);
    if (!parsed.ok) return refuse(describeProblems(parsed.problems), fields.message);
    setErrors({});
    setStatus({ kind: 'submitting' });
    const outcome = await sendContact(fields, keyFor(fields), (waiting) => setStatus({ kind: 'submitting', waiting }));
    if (outcome.kind === 'invalid') return refuse(outcome.errors, fields.message);
    if (outcome.kind === 'sent') form.current?.reset();
    setStatus(outcome);
  }

  function clearError(field: keyof FieldTexts) {
    setErrors(({ [field]: _, ...others }) => others);
  }

  return { form, status, errors, bannerShown, submit, clearError };
}

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { contactProblems, contactStatus } from '../../content/messages.ts';
import { contactForm } from '../../content/pages/contact.ts';
import { type ContactProblems, parseContactMessage } from '../../domain/contact-message.ts';
import { prepareCaptcha } from './captcha.ts';
import { keyFor } from './message-key.ts';
import { type FieldTexts, type SendOutcome, sendContact } from './send-contact.ts';

/** How long the status banner stays (SPEC §9). */
const BANNER_MS = 5000;

export type FormStatus = { readonly kind: 'idle' | 'submitting' } | SendOutcome;

/** The sentence for each problem that the rules found. */
export function describeProblems(problems: ContactProblems): FieldTexts {
  return Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, contactProblems[code]]));
}

/** The outcome of a message that could not be sent. */
export function describeFailure(message = ''): FormStatus {
  return { kind: 'failed', text: contactStatus.failure, message };
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
export function useContactForm(initial: { status: FormStatus; errors: FieldTexts }) {
  const [status, setStatus] = useState<FormStatus>(initial.status);
  const [errors, setErrors] = useState<FieldTexts>(initial.errors);
  const form = useRef<HTMLFormElement>(null);
  const bannerShown = useBanner(status);

  useEffect(prepareCaptcha, []);

  // The first problem takes the focus once, when it is found: typing elsewhere must not move it again.
  const focusProblem = useRef(false);
  useEffect(() => {
    if (focusProblem.current) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    focusProblem.current = false;
  });

  function refuse(texts: FieldTexts, message: string) {
    const isShown = Object.keys(texts).some((field) => field in contactForm.fields);
    focusProblem.current = isShown;
    setErrors(texts);
    // A field that nobody sees cannot say what is wrong with it: then the form says that it failed.
    setStatus(isShown ? { kind: 'invalid', errors: texts } : describeFailure(message));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const parsed = parseContactMessage(fields);
    if (!parsed.ok) return refuse(describeProblems(parsed.problems), fields.message ?? '');
    setErrors({});
    setStatus({ kind: 'submitting' });
    const outcome = await sendContact(fields, keyFor(fields));
    if (outcome.kind === 'invalid') return refuse(outcome.errors, fields.message ?? '');
    if (outcome.kind === 'sent') form.current?.reset();
    setStatus(outcome);
  }

  function clearError(field: keyof FieldTexts) {
    setErrors(({ [field]: _, ...others }) => others);
  }

  return { form, status, errors, bannerShown, submit, clearError };
}

import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { parseContactMessage } from '../../domain/contact/contact-message.ts';
import type { FieldTexts } from '../../domain/contact/protocol.ts';
import { hasBanner, limitBanner } from './banner.ts';
import { canProve, prepareCaptcha } from './captcha.ts';
import { describeProblems, describeRefusal, type FormStatus, markTitle } from './form-status.ts';
import { sendContact } from './send-contact.ts';

/** True from a change of status until the banner's time is over. */
function useBanner(status: FormStatus): boolean {
  const [expired, setExpired] = useState<FormStatus>();
  useEffect(() => limitBanner(status, () => setExpired(status)), [status]);
  return hasBanner(status) && expired !== status;
}

/** While it sends the fields are disabled: whoever pressed Enter in one keeps a place in the page, and sees the banner. */
function useAttention(form: RefObject<HTMLFormElement | null>, status: FormStatus): void {
  const waiting = status.kind === 'submitting' ? (status.waiting ?? 'answer') : undefined;
  useEffect(() => {
    if (!waiting) return;
    const button = form.current?.querySelector<HTMLElement>('[type=submit]');
    button?.focus();
    button?.scrollIntoView({ block: 'nearest' });
  }, [form, waiting]);
}

/**
 * The form's states: idle → submitting → sent, invalid or failed. The fields stay the browser's own,
 * so nothing typed before hydration is lost; they are emptied only after the server has stored the message.
 */
export function useContactForm(initial: FormStatus) {
  const [status, setStatus] = useState(initial);
  const [errors, setErrors] = useState(initial.kind === 'invalid' ? initial.errors : {});
  const form = useRef<HTMLFormElement>(null);
  const bannerShown = useBanner(status);
  useEffect(prepareCaptcha, []);
  useAttention(form, status);
  useEffect(() => {
    document.title = markTitle(document.title, status);
  }, [status]);

  function refuse(texts: FieldTexts, message: string | undefined) {
    setErrors(texts);
    setStatus(describeRefusal(texts, message));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    // What cannot be proved here is posted as if there were no script, and taken as unverified.
    if (!canProve()) return;
    event.preventDefault();
    if (status.kind === 'submitting') return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const parsed = parseContactMessage(fields);
    if (!parsed.ok) return refuse(describeProblems(parsed.problems), fields.message);
    setErrors({});
    setStatus({ kind: 'submitting' });
    const outcome = await sendContact(fields, (waiting) => setStatus({ kind: 'submitting', waiting }));
    if (outcome.kind === 'invalid') return refuse(outcome.errors, fields.message);
    if (outcome.kind === 'sent') form.current?.reset();
    setStatus(outcome);
  }

  function clearError(field: keyof FieldTexts) {
    setErrors(({ [field]: _, ...others }) => others);
  }

  return { form, status, errors, bannerShown, submit, clearError };
}

import { type RefObject, type SubmitEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { requestFormReset } from 'react-dom';
import { parseContactMessage, sentencesOn } from '../../domain/contact/contact-message.ts';
import type { FieldTexts, PostedForm } from '../../domain/contact/protocol.ts';
import { routes } from '../../domain/routes.ts';
import { canProve, prepareCaptcha } from './captcha.ts';
import { describeRefusal, type FormStatus, initialStatus, markTitle } from './form-status.ts';
import type { FormWords } from './form-words.ts';
import type { Waiting } from './retry.ts';
import { sendContact } from './send-contact.ts';

const BANNER_MS = 5_000;

/** True from a change of status until its banner expires; while a message is being sent it stays. */
function useBanner(status: FormStatus): boolean {
  const [expired, setExpired] = useState<FormStatus>();
  useEffect(() => {
    if (status.kind === 'submitting') return;
    const timer = setTimeout(() => setExpired(status), BANNER_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return expired !== status;
}

/** Moves focus to the button while the fields are disabled, because a disabled field loses it. */
function useFocusWhileSending(button: RefObject<HTMLButtonElement | null>, status: FormStatus): void {
  const waiting = status.kind === 'submitting' ? (status.waiting ?? 'response') : undefined;
  useEffect(() => {
    if (!waiting) return;
    button.current?.focus();
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [button, waiting]);
}

/**
 * State of the contact form: idle → submitting → sent, invalid, unproved or failed. The fields are uncontrolled, so that
 * hydration keeps what was typed before it; `values` are their defaults, empty once the server has stored the message.
 */
export function useContactForm(words: FormWords, posted: PostedForm) {
  const [initial] = useState(() => initialStatus(words, posted));
  const [status, setStatus] = useState(initial);
  const [values, setValues] = useState(posted.values ?? {});
  const [errors, setErrors] = useState(initial.kind === 'invalid' ? initial.errors : {});
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bannerShown = useBanner(status);
  useFocusWhileSending(button, status);
  useEffect(prepareCaptcha, []);
  // `keep-draft.client.ts` listens for this.
  useLayoutEffect(() => void form.current?.dispatchEvent(new Event('hydrated', { bubbles: true })), []);
  useEffect(() => {
    document.title = markTitle(words, document.title, status);
  }, [words, status]);

  function refuse(texts: FieldTexts, message: string | undefined) {
    setErrors(texts);
    setStatus(describeRefusal(words, texts, message));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    // Without Web Crypto, or after a captcha that failed, the browser posts the form itself: the lead is then unverified.
    // Offline it would leave the form for a page of its own.
    if (!canProve() || (status.kind === 'unproved' && navigator.onLine)) return;
    event.preventDefault();
    if (status.kind === 'submitting') return;
    const sent = event.currentTarget;
    const fields = Object.fromEntries(new FormData(sent)) as Record<string, string>;
    const parsed = parseContactMessage(fields);
    if (!parsed.ok) return refuse(sentencesOn(parsed.problems, words.contactProblems), fields.message);
    setErrors({});
    setStatus({ kind: 'submitting' });
    const onWait = (waiting: Waiting) => setStatus({ kind: 'submitting', waiting });
    // Trimmed as the server does it: the spaces around a pasted text may be more than it reads.
    const outcome = await sendContact(words.contactStatus, { ...fields, ...parsed.message }, onWait);
    if (outcome.kind === 'invalid') return refuse(outcome.errors, fields.message);
    startTransition(() => {
      setStatus(outcome);
      if (outcome.kind !== 'sent') return;
      // As after a post without script: a reload shows the reference again.
      history.replaceState(history.state, '', routes.contactSent(outcome.reference));
      setValues({});
      requestFormReset(sent);
    });
  }

  function clearError(field: keyof FieldTexts) {
    setErrors(({ [field]: _, ...others }) => others);
  }

  return { form, button, status, isFresh: status !== initial, values, errors, bannerShown, submit, clearError };
}

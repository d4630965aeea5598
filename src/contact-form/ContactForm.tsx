import { HONEYPOT_FIELD, type PostedForm } from '../../domain/contact/protocol.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Field } from '../ui/controls/Field.tsx';
import { Icon } from '../ui/pictures/Icon.tsx';
import styles from './ContactForm.module.css';
import { Banner, Outcome } from './ContactStatus.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormWords } from './form-words.ts';
import { useContactForm } from './use-contact-form.ts';

export type ContactFormProps = PostedForm & {
  words: FormWords;
  /** The plan to be quoted. */
  service?: { readonly id: string; readonly title: string } | undefined;
};

/**
 * The contact form. It posts to the API; without JavaScript, to its own page, with the query for a reload. Once the
 * message is stored, it is folded below the confirmation.
 */
export default function ContactForm({ words, service, ...posted }: ContactFormProps) {
  const { contactForm, contactStatus } = words;
  const contact = useContactForm(words, posted);
  const { form, button, status, isFresh, values, errors, bannerShown, submit, clearError } = contact;
  const busy = status.kind === 'submitting';
  const onTop = !isFresh || status.kind === 'sent';
  const { title, intro, required, legend, fields, optional, submit: send, submitting, again, privacy } = contactForm;
  const field = (name: keyof typeof fields) => ({
    name,
    ...fields[name],
    problem: errors[name],
    defaultValue: values[name],
    onChange: () => clearError(name),
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${service ? routes.quote(service) : routes.contact}#${routes.contactOutcome}`}
      onSubmit={submit}
      aria-busy={busy || undefined}
      data-client="keep-draft"
      data-sent={status.kind === 'sent' ? status.reference : undefined}
      noValidate
    >
      <h2 className="card-title">{title}</h2>
      {status.kind === 'invalid' && (
        <ErrorSummary words={contactForm} errors={status.errors} fresh={isFresh} form={form} />
      )}
      {/* A stored message, and the result of a post without JavaScript, are at the top of the form. */}
      <Banner words={contactStatus} status={status} shown={status.kind === 'sent' && bannerShown} />
      {onTop && <Outcome words={words} status={status} fresh={isFresh} />}
      {/* Always the same elements, which keep what is typed; `keep-draft.client.ts` may open them before hydration. */}
      <details open={status.kind !== 'sent'} className={styles.fold} suppressHydrationWarning>
        <summary hidden={status.kind !== 'sent'}>
          <Icon name="plus" />
          {again}
        </summary>
        <div className={styles.form}>
          <p className="muted">
            {intro} {required}
          </p>
          {service && <input type="hidden" name="from_serviceid" value={service.id} />}
          {service && <input type="hidden" name="from_service" value={service.title} />}
          <fieldset disabled={busy} className={styles.fields}>
            <legend className="hidden">{legend}</legend>
            <Field {...field('from_name')} {...NAME} aria-required />
            <Field {...field('from_email')} {...EMAIL} aria-required />
            <div className={styles.wide}>
              <Field {...field('from_phone')} {...PHONE} optional={optional} />
            </div>
            <div className={styles.wide}>
              <Field {...field('message')} aria-required multiline />
            </div>
          </fieldset>
          <Honeypot label={contactForm.honeypot} />
          <Banner words={contactStatus} status={status} shown={!onTop && bannerShown} />
          {!onTop && <Outcome key={status.kind} words={words} status={status} fresh announced={bannerShown} />}
          <div>
            {/* Not `disabled`, which would lose focus; `submit` ignores a second press. */}
            <Button ref={button} type="submit" aria-disabled={busy || undefined}>
              {busy ? submitting : send}
            </Button>
          </div>
          <small className="muted">
            {privacy.before}
            <a href={privacy.link.href}>{privacy.link.label}</a>
            {privacy.after}
          </small>
        </div>
      </details>
    </form>
  );
}

/**
 * A field that only programs fill in: not visible, not announced, no tab stop, ignored by autofill. A message in which it
 * is filled is held (docs/contact.md#held-leads).
 */
const Honeypot = ({ label }: { label: string }) => (
  <div className="hidden" aria-hidden="true">
    <label htmlFor={HONEYPOT_FIELD}>{label}</label>
    <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
);

/** Hints for keyboards and autofill; names and addresses are not corrected. */
const TYPED = { enterKeyHint: 'next', autoCorrect: 'off', spellCheck: false } as const;
const NAME = { ...TYPED, autoComplete: 'name', autoCapitalize: 'words' };
const EMAIL = { ...TYPED, type: 'email', autoComplete: 'email', autoCapitalize: 'none' };
const PHONE = { ...TYPED, type: 'tel', autoComplete: 'tel' };

import { contactForm } from '../../content/pages/contact.ts';
import { HONEYPOT_FIELD } from '../../domain/contact/protocol.ts';

/**
 * A field that programs fill in and nobody else meets: not seen, not read aloud, no stop of the keyboard, left
 * alone by the browser's own filling in. What is in it sets the message apart.
 */
export function Trap() {
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>{contactForm.trap}</label>
      <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

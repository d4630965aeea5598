import { HONEYPOT_FIELD } from '../../domain/contact/protocol.ts';

/**
 * A field that only programs fill in: not visible, not announced, no tab stop, ignored by autofill. A message in which it
 * is filled is held (docs/contact.md#held-leads).
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>{label}</label>
      <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

import { fill } from '../../../domain/content/fill.ts';
import { contactPage, contactStatus } from '../../../tests/harness/unit/our-content.ts';

export const examples = {
  sending: { tone: 'info', icon: 'clock', title: contactStatus.submitting },
  sent: { tone: 'ok', live: true, title: contactStatus.success },
  failed: { tone: 'error', live: true, title: contactStatus.failure },
  quotation: {
    tone: 'warning',
    icon: 'mail',
    title: contactPage.quotation.title,
    children: <p>{fill(contactPage.quotation.text, { service: '' })}</p>,
  },
} as const;

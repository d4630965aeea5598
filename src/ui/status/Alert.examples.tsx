import { contactStatus } from '../../../content/messages.ts';
import { contactPage } from '../../../content/pages/contact.ts';
import { Alert } from './Alert.tsx';

export const Component = Alert;
export const examples = {
  sending: { tone: 'info', icon: 'clock', title: contactStatus.submitting },
  sent: { tone: 'ok', live: true, title: contactStatus.success },
  failed: { tone: 'error', live: true, title: contactStatus.failure },
  quotation: {
    tone: 'warning',
    icon: 'mail',
    title: contactPage.quotation.title,
    children: <p>{contactPage.quotation.text('')}</p>,
  },
} as const;
export const criteria = {
  'without style': 'say in its words what its colour means',
  reader: 'be announced when it appears, at once if it is an error',
};

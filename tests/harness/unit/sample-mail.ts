import { composeLeadEmail } from '../../../server/mail/lead-email.ts';
import type { AgencyMail, Sender } from '../../../server/mail/mail.ts';
import type { MailedLead } from '../../../server/store/tables.ts';
import { palette } from './our-content.ts';

/** A lead as the store hands it to those who write of it, with `changes` applied. */
export const sampleMailedLead = (changes: Partial<MailedLead> = {}): MailedLead => ({
  id: '6f1c1f5e-4c7b-4a55-9d3c-0d7f9a1b2c3d',
  reference: 'TL-7F3K2Q',
  received_at: Date.UTC(2026, 10, 21, 17, 5),
  from_name: 'María Quishpe',
  from_email: 'maria@correo.example',
  from_phone: '+593 99 000 0000',
  message: 'Necesito una página web\npara mi panadería.',
  from_site: 'https://tilo.example',
  from_partner: 'Tilo',
  from_serviceid: 'nivel-2',
  from_service: 'Sitio_II',
  quarantine: null,
  captcha_response: null,
  ...changes,
});

export const SAMPLE_SENDER: Sender = {
  name: 'Tilo',
  palette,
  referencePrefix: 'TL',
  from: 'sitio@tilo.example',
  to: 'hola@tilo.example',
  site: 'https://tilo.example',
  desk: 'https://tilo.example',
};

/** The email of a lead, with changes to the lead and to its sender. */
export const sampleMail = (changes: Partial<MailedLead> = {}, sender: Partial<Sender> = {}): AgencyMail =>
  composeLeadEmail(sampleMailedLead(changes), { ...SAMPLE_SENDER, ...sender });

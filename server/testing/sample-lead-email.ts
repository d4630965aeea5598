import type { LeadEmail } from '../contact/email/transport.ts';

/** A lead's email as the store hands it to a transport, with `changes` applied. */
export const sampleLeadEmail = (changes: Partial<LeadEmail> = {}): LeadEmail => ({
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

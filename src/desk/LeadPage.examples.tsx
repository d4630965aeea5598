import { SAMPLE_DELIVERY, SAMPLE_LEADS, SAMPLE_NOW, SAMPLE_REFERENCE } from '../../tests/harness/unit/sample-leads.ts';

const NOON = Date.UTC(2026, 10, 21, 17);
const lead = {
  reference: SAMPLE_REFERENCE,
  received_at: NOON,
  from_name: 'María Quishpe',
  from_email: 'maria@correo.example',
  from_phone: '+593 99 000 0000',
  service: 'Nivel II',
  message: 'Buenas tardes.\n\nNecesito una página para mi panadería.',
  quarantine: null,
  state: 'sent',
  replyHref: 'mailto:maria@correo.example',
  whatsappHref: 'https://wa.me/593990000000',
  callHref: 'tel:+593990000000',
  deliveries: [SAMPLE_DELIVERY],
  others: SAMPLE_LEADS.slice(1, 3),
  notes: { status: 'nueva', sum: '', note: '', version: 'a' },
  filter: {},
  nextHref: '/escritorio/solicitud/b',
  now: SAMPLE_NOW,
} as const;

export const examples = {
  new: lead,
  changed: {
    ...lead,
    whatsappHref: undefined,
    notes: {
      ...lead.notes,
      status: 'ganada',
      sum: '450',
      note: 'Firmó el contrato.',
      changed: { status: 'respondida', sumCents: null, note: 'Llamar el lunes.\nPrefiere la tarde.' },
    },
  },
  held: {
    ...lead,
    state: 'quarantine',
    quarantine: 'honeypot',
    deliveries: [],
    others: [],
    whatsappHref: undefined,
    callHref: undefined,
  },
} as const;

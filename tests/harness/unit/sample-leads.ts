import type { DeliveryView, LeadRow } from '../../../domain/desk/lead-views.ts';
import { company } from './our-content.ts';

const NOON = Date.UTC(2026, 10, 21, 17);
const HOUR_MS = 3_600_000;
/** When the sample leads are shown. */
export const SAMPLE_NOW = NOON + 2 * HOUR_MS;
const reference = (letter: string) => `${company.referencePrefix}-7F3K2${letter}`;

/** A lead of the samples, and the email that reported it. */
export const SAMPLE_REFERENCE = reference('A');
export const SAMPLE_DELIVERY = {
  kind: 'email',
  state: 'sent',
  attempts: 1,
  next_at: NOON,
  sent_at: NOON,
  isFiled: false,
  collected: 0,
  last_error: null,
  answer: null,
} as const satisfies DeliveryView;

const row: LeadRow = {
  id: 'a',
  reference: SAMPLE_REFERENCE,
  received_at: NOON,
  from_name: 'María Quishpe',
  service: 'Nivel II',
  excerpt: 'Buenas tardes. Necesito una página para mi panadería, con el menú y un mapa. ¿Cuánto demora?',
  status: 'nueva',
  sum_cents: null,
  read_at: null,
  quarantine: null,
  state: 'sent',
  collected: 0,
  last_error: null,
};

/** Leads in the states that a list shows. */
export const SAMPLE_LEADS: readonly LeadRow[] = [
  row,
  {
    ...row,
    id: 'b',
    reference: reference('B'),
    received_at: NOON - 26 * HOUR_MS,
    from_name: 'Ana Tipán',
    status: 'respondida',
    read_at: NOON,
  },
  { ...row, id: 'c', reference: reference('C'), from_name: 'Luis Farinango', state: 'pending', last_error: '535' },
  {
    ...row,
    id: 'd',
    reference: reference('D'),
    received_at: NOON - 300 * HOUR_MS,
    status: 'ganada',
    sum_cents: 45_000,
    read_at: NOON,
  },
  { ...row, id: 'f', reference: reference('F'), status: 'perdida', read_at: NOON },
  { ...row, id: 'e', reference: reference('E'), state: 'quarantine', quarantine: 'honeypot' },
  { ...row, id: 'g', reference: reference('G'), from_name: 'Rosa Toapanta', collected: 1, quarantine: 'unverified' },
];

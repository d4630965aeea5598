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
  nextAt: NOON,
  sentAt: NOON,
  isFiled: false,
  isCollected: false,
  lastError: null,
  answer: null,
} as const satisfies DeliveryView;

const row: LeadRow = {
  id: 'a',
  reference: SAMPLE_REFERENCE,
  receivedAt: NOON,
  name: 'María Quishpe',
  service: 'Nivel II',
  excerpt: 'Buenas tardes. Necesito una página para mi panadería, con el menú y un mapa. ¿Cuánto demora?',
  status: 'nueva',
  sumCents: null,
  isUnread: true,
  isMarked: false,
  state: 'sent',
  isCollected: false,
  hasFailed: false,
};

/** Leads in the states that a list shows. */
export const SAMPLE_LEADS: readonly LeadRow[] = [
  row,
  {
    ...row,
    id: 'b',
    reference: reference('B'),
    receivedAt: NOON - 26 * HOUR_MS,
    name: 'Ana Tipán',
    status: 'respondida',
    isUnread: false,
  },
  { ...row, id: 'c', reference: reference('C'), name: 'Luis Farinango', state: 'pending', hasFailed: true },
  {
    ...row,
    id: 'd',
    reference: reference('D'),
    receivedAt: NOON - 300 * HOUR_MS,
    status: 'ganada',
    sumCents: 45_000,
    isUnread: false,
  },
  { ...row, id: 'f', reference: reference('F'), status: 'perdida', isUnread: false },
  { ...row, id: 'e', reference: reference('E'), state: 'quarantine', isMarked: true },
  { ...row, id: 'f', reference: reference('F'), name: 'Rosa Toapanta', isCollected: true, isMarked: true },
];

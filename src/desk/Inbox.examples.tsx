import { SAMPLE_LEADS, SAMPLE_NOW } from '../../tests/harness/unit/sample-leads.ts';

const quiet = {
  filter: {},
  now: SAMPLE_NOW,
  plans: [],
  rows: SAMPLE_LEADS,
  undelivered: [],
  failedNotifications: [],
  held: 0,
  drill: { at: SAMPLE_NOW, leads: 214, passed: true },
};
export const examples = {
  quiet,
  busy: {
    ...quiet,
    undelivered: [
      { code: '535', emails: 2 },
      { code: 'timeout', emails: 1 },
    ],
    failedNotifications: [{ kind: 'telegram', notifications: 3, code: '403' }],
    held: 1,
    drill: { at: SAMPLE_NOW, leads: 0, passed: false },
    nextHref: '/escritorio?despues=1_a',
  },
  refused: {
    ...quiet,
    failedSchedule: SAMPLE_NOW,
    refusedContent: ['pages/home.yaml:12 hero.title: falta el texto', 'plans/web-splash.yaml:3 price: no es un precio'],
  },
  empty: { ...quiet, rows: [] },
  none: { ...quiet, rows: [], filter: { search: 'nadie' } },
} as const;

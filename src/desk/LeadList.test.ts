import { expect, test } from 'vitest';
import type { LeadRow } from '../../domain/desk/lead-views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { formatMoney } from '../../domain/price.ts';
import { SAMPLE_LEADS } from '../../tests/harness/unit/sample-leads.ts';
import { labelsOf, sharedLabels } from './LeadList.tsx';

const [row] = SAMPLE_LEADS as readonly [LeadRow, ...LeadRow[]];
const { statuses, deliveries, retrying, unverified } = deskWords;
const texts = (changes: Partial<LeadRow>) => labelsOf({ ...row, ...changes }).map(({ text }) => text);

test.each<[string, Partial<LeadRow>, readonly string[]]>([
  ['a new lead that was delivered', {}, []],
  ['an answered one', { status: 'respondida' }, [statuses.respondida]],
  ['a sale', { status: 'ganada', sum_cents: 45_000 }, [`${statuses.ganada} · ${formatMoney(450)}`]],
  ['one that was lost, with a sum of before', { status: 'perdida', sum_cents: 45_000 }, [statuses.perdida]],
  ['one whose email failed', { state: 'dead', last_error: '535' }, [deliveries.dead]],
  ['one whose email is tried again', { state: 'pending', last_error: '535' }, [retrying]],
  ['one whose email is on its way', { state: 'pending' }, []],
  ['an unverified one', { quarantine: 'unverified' }, [unverified]],
  ['a held one', { quarantine: 'honeypot', state: 'quarantine' }, [deliveries.quarantine]],
])('%s has the labels of what sets it apart', (_, changes, expected) => expect(texts(changes)).toEqual(expected));

test('labels of all leads are shared; one lead shares none', () => {
  const marked = { ...row, quarantine: 'unverified' } as const;
  expect(sharedLabels([marked, { ...marked, status: 'respondida' }])).toMatchObject([{ text: unverified }]);
  expect(sharedLabels([marked, row])).toEqual([]);
  expect(sharedLabels([marked])).toEqual([]);
  expect(sharedLabels([])).toEqual([]);
});

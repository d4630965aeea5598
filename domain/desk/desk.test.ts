import { describe, expect, test } from 'vitest';
import { deskRoutes, isDeskPath } from './desk-routes.ts';
import { MOST_FOUND } from './editor/views.ts';
import { editorWords } from './editor/words.ts';
import { inboxHref, readInboxFilter } from './inbox-filter.ts';
import { readSum, SUM_LIMIT_CENTS } from './lead-status.ts';
import { describeDevice, isSessionOpen, readCode, SESSION_IDLE_MS, SESSION_LIFE_MS } from './sign-in-terms.ts';
import { deskWords } from './words.ts';

test.each([
  ['/escritorio', true],
  [deskRoutes.lead('il-7f3k2q'), true],
  ['/escritorios', false],
  ['/escritorio/a b', false],
  ['/escritorio/', false],
])('%s belongs to the desk: %s', (path, isDesk) => expect(isDeskPath(path)).toBe(isDesk));

test.each([
  ['', null],
  ['450', 45_000],
  ['$ 1.250', 125_000],
  ['1,250.50', 125_050],
  ['1250,5', 125_050],
  ['0.99', 99],
  ['-5', undefined],
  ['12,34,56', undefined],
  [String(SUM_LIMIT_CENTS), undefined],
])('the sum «%s» is %s cents', (typed, cents) => expect(readSum(typed)).toBe(cents));

test.each([
  ['12345678', '12345678'],
  [' 1234-5678 ', '12345678'],
  ['1234 5678 9012 3456', '1234567890123456'],
  ['1234567', undefined],
  ['１２３４５６７８', undefined],
  ['12345678 '.repeat(9), undefined],
  [['12345678'], undefined],
  [undefined, undefined],
])('%j is read as the code %s', (typed, code) => expect(readCode(typed)).toBe(code));

test.each([
  [0, 0, true],
  [SESSION_LIFE_MS - 1, 0, true],
  [SESSION_LIFE_MS, 0, false],
  [SESSION_IDLE_MS, SESSION_IDLE_MS, false],
  [-60_000, -60_000, true],
  [-3_600_000, -3_600_000, false],
])('a session opened %d ms and used %d ms ago is open: %s', (age, idle, open) => {
  expect(isSessionOpen({ createdAt: -age, seenAt: -idle }, 0)).toBe(open);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19) Version/19 Safari/604.1', 'Safari · iPhone'],
  ['curl', ''],
])('the device of %s is «%s»', (agent, device) => expect(describeDevice(agent)).toBe(device));

describe('the inbox’s address', () => {
  test('contains the filter, and readInboxFilter() returns the same filter from it', () => {
    const filter = {
      search: 'ñandú & co',
      state: 'nueva',
      service: 'nivel-2',
      after: { receivedAt: 7, id: 'a-b' },
    } as const;
    const query = new URL(inboxHref(filter), 'https://tilo.example').searchParams;
    expect(readInboxFilter(Object.fromEntries(query))).toEqual(filter);
    expect(inboxHref({})).toBe(deskRoutes.inbox);
  });

  test('with an invalid filter shows all leads', () => {
    const query = { buscar: ['a'], estado: 'x', servicio: {}, despues: '1_; drop' };
    expect(readInboxFilter(query)).toEqual({});
  });
});

test('an incomplete certificate of the mail server is said to be invalid, as one that has expired is', () => {
  const [incomplete, expired] = ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERT_HAS_EXPIRED'].map((code) =>
    deskWords.failure(code).replace(code, ''),
  );
  expect(incomplete).toBe(expired);
});

test('a search that shows as many texts as it may does not say that there are no others', () => {
  const { found } = editorWords.search;
  expect([1, MOST_FOUND - 1, MOST_FOUND].map(found)).toEqual([
    '1 texto',
    '49 textos',
    expect.stringContaining('Los primeros'),
  ]);
});

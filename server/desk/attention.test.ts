import { expect, test } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { type LeadChange, seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { lastView, openTestDesk } from '../../tests/harness/unit/test-desk.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { recordDrill } from '../store/backup-record.ts';

const DAY = 24 * 60 * 60_000;
const dead = { state: 'dead', sent_at: null, last_error: '535' } as const;

test.each(
  STORE_KINDS.flatMap((storeKind) => [
    [storeKind, 'nothing', {}, 'well'] as const,
    [storeKind, 'an answered lead', { status: 'respondida' }, 'well'] as const,
    [storeKind, 'a lead without an answer', {}, 'waiting', 0] as const,
    [storeKind, 'one of long ago', {}, 'well', 31 * DAY] as const,
    [storeKind, 'a held lead', { status: 'perdida', quarantine: 'honeypot', delivery: null }, 'waiting', 0] as const,
    [storeKind, 'a failed email', { status: 'respondida', delivery: dead }, 'failed', 0] as const,
  ]),
)('on %s the desk with %s shows that all is %s', async (storeKind, name, change, attention, age = 0) => {
  const desk = await openTestDesk({ storeKind });
  const cookie = await desk.signIn();
  if (name !== 'nothing') await seedLeads(desk.store, 1, desk.clock.now() - age, () => change as LeadChange);
  await desk.get(deskRoutes.devices, { cookie });
  expect(lastView(desk)?.attention).toBe(attention);
});

test('refused content waits for the owner, and the inbox names its problems', async () => {
  let problems: string[] | undefined = ['pages/home.yaml:3 missing'];
  const desk = await openTestDesk({ refusedContent: () => problems });
  const cookie = await desk.signIn();
  const read = async () => {
    await desk.get(deskRoutes.inbox, { cookie });
    return { attention: lastView(desk)?.attention, refusedContent: lastView(desk)?.inbox?.refusedContent };
  };
  expect(await read()).toEqual({ attention: 'waiting', refusedContent: problems });
  problems = undefined;
  expect(await read()).toEqual({ attention: 'well', refusedContent: undefined });
});

test('a backup that lacks something waits for the owner, and the inbox tells of the last one that was tried', async () => {
  const desk = await openTestDesk();
  const cookie = await desk.signIn();
  const read = async () => {
    await desk.get(deskRoutes.inbox, { cookie });
    return { attention: lastView(desk)?.attention, drill: lastView(desk)?.inbox?.drill };
  };
  expect(await read()).toEqual({ attention: 'well', drill: undefined });
  const result = { copyAt: desk.clock.now(), leads: 7 };
  await recordDrill(desk.store, { ...result, passed: false }, desk.clock.now());
  expect(await read()).toMatchObject({ attention: 'waiting', drill: { leads: 7, passed: false } });
  await recordDrill(desk.store, { ...result, passed: true }, desk.clock.now());
  expect(await read()).toMatchObject({ attention: 'well', drill: { leads: 7, passed: true } });
});

test('strangers do not learn what the desk needs', async () => {
  const desk = await openTestDesk();
  await seedLeads(desk.store, 1, desk.clock.now(), () => ({ delivery: dead }));
  await desk.get(deskRoutes.signIn);
  expect(lastView(desk)).toMatchObject({ signIn: {}, attention: undefined });
});

test('an address says what became of a form to the owner only, and on no notice', async () => {
  const desk = await openTestDesk();
  const cookie = await desk.signIn();
  const read = async (path: string, headers = {}) => {
    await desk.get(`${path}?hecho=publicado`, headers);
    return lastView(desk)?.done;
  };
  expect(await read(deskRoutes.content, { cookie })).toBeUndefined();
  expect(await read(deskRoutes.inbox, { cookie })).toBe('publicado');
  expect(await read(deskRoutes.lead('nada'), { cookie })).toBeUndefined();
  expect(await read(deskRoutes.signIn)).toBeUndefined();
});

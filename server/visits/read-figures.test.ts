import { describe, expect, test } from 'vitest';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { MOST_LISTED } from '../../domain/visits/limits.ts';
import { daysUntil, monthsUntil } from '../../domain/visits/range.ts';
import { catalogue } from '../../tests/harness/unit/our-content.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { readFigures } from './read-figures.ts';
import { addCounts, type Count } from './write-visits.ts';

const TODAY = '2026-11-21';
const [{ id: plan } = { id: '' }] = listPlans(catalogue);

describe.each(STORE_KINDS)('figures on %s', (storeKind) => {
  async function openStore(...rows: readonly (readonly [bucket: string, ...Count])[]) {
    const store = await openTestStore(storeKind);
    for (const [bucket, ...count] of rows) await addCounts(store, bucket, [count]);
    return store;
  }

  test('are empty before anything was counted', async () => {
    const figures = await readFigures(await openStore(), catalogue, daysUntil(TODAY, 2));
    expect(figures).toEqual({
      from: '2026-11-20',
      to: TODAY,
      since: undefined,
      comparable: false,
      views: { now: 0, before: 0 },
      visitors: { now: 0, before: 0 },
      buckets: [
        { name: '2026-11-20', views: 0, visitors: 0 },
        { name: TODAY, views: 0, visitors: 0 },
      ],
      pages: { first: [], others: { names: 0, now: 0, before: 0 } },
      sources: { first: [], others: { names: 0, now: 0, before: 0 } },
      devices: { phone: { now: 0, before: 0 }, computer: { now: 0, before: 0 } },
      funnel: Object.fromEntries(
        ['visited', 'contact', 'began', 'sent', 'delivered'].map((step) => [step, { now: 0, before: 0 }]),
      ),
      plans: [],
    });
  });

  test('sum up days, and as many before them', async () => {
    const store = await openStore(
      ['2026-11-17', 'view', '/', 100],
      ['2026-11', 'view', '/', 1_000],
      ['2026-11-18', 'view', '/', 7],
      ['2026-11-19', 'view', '/equipo', 5],
      ['2026-11-20', 'view', '/', 2],
      ['2026-11-20', 'visited', '', 2],
      ['2026-11-21', 'view', '/', 3],
      ['2026-11-21', 'view', '/equipo', 9],
      ['2026-11-21', 'visited', '', 4],
      ['2026-11-21', 'visited', 'faro', 2],
      ['2026-11-19', 'visited', 'ancla', 1],
      ['2026-11-21', 'contact', 'faro', 1],
      ['2026-11-21', 'source', '', 3],
      ['2026-11-20', 'source', 'google.com', 5],
      ['2026-11-21', 'device', 'phone', 4],
      // A row of version 1.0, which is no view.
      ['2026-11-21', 'lost', '', 6],
      ['2026-11-22', 'view', '/', 1_000],
    );
    const figures = await readFigures(store, catalogue, daysUntil(TODAY, 2));
    expect(figures).toMatchObject({
      since: '2026-11',
      comparable: true,
      views: { now: 14, before: 12 },
      visitors: { now: 6, before: 0 },
      buckets: [
        { name: '2026-11-20', views: 2, visitors: 2 },
        { name: '2026-11-21', views: 12, visitors: 4 },
      ],
      pages: {
        first: [
          { name: '/equipo', now: 9, before: 5 },
          { name: '/', now: 5, before: 7 },
        ],
      },
      sources: {
        first: [
          { name: 'google.com', now: 5, before: 0 },
          { name: '', now: 3, before: 0 },
        ],
      },
      devices: { phone: { now: 4, before: 0 } },
    });
    expect(figures.plans).toMatchObject([
      { plan: 'faro', funnel: { visited: { now: 2, before: 0 }, contact: { now: 1, before: 0 } } },
      { plan: 'ancla', funnel: { visited: { now: 0, before: 1 } } },
    ]);
  });

  test('sum up months from the counts of days and of months', async () => {
    const store = await openStore(
      ['2026-07', 'view', '/', 100],
      ['2026-08', 'view', '/', 10],
      ['2026-09-30', 'view', '/', 20],
      ['2026-10', 'view', '/', 1],
      ['2026-10-30', 'view', '/', 2],
      ['2026-11-21', 'view', '/', 4],
      ['2026-11-30', 'view', '/', 8],
    );
    expect(await readFigures(store, catalogue, monthsUntil(TODAY, 2))).toMatchObject({
      from: '2026-10',
      to: '2026-11',
      since: '2026-07',
      comparable: true,
      views: { now: 15, before: 30 },
      buckets: [
        { name: '2026-10', views: 3 },
        { name: '2026-11', views: 12 },
      ],
    });
  });

  test('list the most frequent names of many, and add up the others', async () => {
    const store = await openStore();
    const names = MOST_LISTED + 3;
    const sizes = Array.from({ length: names }, (_, index) => index + 1);
    const now = sizes.map((size) => ['source', `sitio-${size}.example`, size] as const);
    await addCounts(store, TODAY, [...now, ['view', '/', 4]]);
    await addCounts(store, '2026-11-20', [
      ['source', 'antes.example', 50],
      ['source', 'sitio-1.example', 7],
    ]);
    const { sources, pages, views } = await readFigures(store, catalogue, daysUntil(TODAY, 1));
    expect(sources.first).toHaveLength(MOST_LISTED);
    expect(sources.first[0]).toEqual({ name: `sitio-${names}.example`, now: names, before: 0 });
    expect(sources.others).toEqual({ names: 4, now: 1 + 2 + 3, before: 57 });
    expect(pages.others).toEqual({ names: 0, now: 0, before: 0 });
    expect(views).toEqual({ now: 4, before: 0 });
  });

  test('count as delivered who sent a message, less the persons whose email has not left the machine', async () => {
    const store = await openStore(
      [TODAY, 'visited', plan, 9],
      [TODAY, 'sent', '', 6],
      [TODAY, 'sent', plan, 4],
      ['2026-11-20', 'sent', '', 1],
    );
    const at = (day: number, minute: number) => Date.UTC(2026, 10, day, 4, minute);
    // 23:59 in Guayaquil is the next day in UTC.
    const leads = [
      { received_at: at(22, 59), from_email: 'ana@correo.example', from_serviceid: plan, state: 'pending' },
      { received_at: at(22, 58), from_email: 'Ana@correo.example', from_serviceid: plan, state: 'dead' },
      { received_at: at(22, 57), from_email: 'eva@correo.example', from_serviceid: 'inventado', state: 'sending' },
      { received_at: at(22, 56), from_email: 'luz@correo.example', from_serviceid: plan, state: 'sent' },
      { received_at: at(21, 59), from_email: 'ana@correo.example', from_serviceid: plan, state: 'pending' },
      { received_at: at(21, 58), from_email: 'eva@correo.example', from_serviceid: '', state: 'pending' },
      { received_at: at(23, 0), from_email: 'despues@correo.example', from_serviceid: plan, state: 'pending' },
      { received_at: at(22, 55), from_email: 'sol@correo.example', from_serviceid: plan, transport: 'file' },
    ] as const;
    await seedLeads(store, leads.length, at(22, 0), (index) => {
      const { state, transport, ...lead } = { state: 'sent' as const, transport: 'smtp', ...leads[index] };
      return { ...lead, delivery: { state, transport } };
    });
    const { funnel, plans } = await readFigures(store, catalogue, daysUntil(TODAY, 1));
    expect(funnel).toMatchObject({ sent: { now: 6, before: 1 }, delivered: { now: 3, before: 0 } });
    expect(plans).toMatchObject([{ plan, funnel: { sent: { now: 4, before: 0 }, delivered: { now: 2, before: 0 } } }]);
  });

  test('are not compared with a time before counting began', async () => {
    const store = await openStore(['2026-11-19', 'view', '/', 1]);
    expect(await readFigures(store, catalogue, daysUntil(TODAY, 2))).toMatchObject({
      comparable: false,
      since: '2026-11-19',
    });
    expect(await readFigures(store, catalogue, daysUntil(TODAY, 1))).toMatchObject({ comparable: true });
  });
});

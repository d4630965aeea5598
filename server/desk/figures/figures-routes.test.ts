import { describe, expect, test } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { latestDigest } from '../../../domain/site/digest-week.ts';
import { daysUntil, monthsUntil } from '../../../domain/visits/range.ts';
import { catalogue } from '../../../tests/harness/unit/our-content.ts';
import { seedLeads } from '../../../tests/harness/unit/seed-leads.ts';
import { lastView, openTestDesk } from '../../../tests/harness/unit/test-desk.ts';
import { STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import { digestWords as words } from '../../digest/words.ts';
import { readFigures } from '../../visits/read-figures.ts';

/** A quarter to midnight in Guayaquil: the next day in UTC. */
const LATE = Date.UTC(2026, 10, 22, 4, 45);
const today = '2026-11-21';

describe.each(STORE_KINDS)('the page of figures on %s', (storeKind) => {
  async function openFigures(env = {}) {
    const desk = await openTestDesk({ storeKind, now: LATE, env });
    const row = { bucket: today, measure: 'view', name: '/', count: 3 } as const;
    await desk.store.insertInto('visit_count').values(row).execute();
    return { ...desk, cookie: await desk.signIn() };
  }

  test('shows the last 30 days in Guayaquil, or the last twelve months', async () => {
    const desk = await openFigures();
    const { store, get, cookie } = desk;
    const page = await get(deskRoutes.figures, { cookie });
    expect(page.statusCode).toBe(200);
    const days = await readFigures(store, catalogue, daysUntil(today, 30));
    expect(days.views.now).toBe(3);
    expect(lastView(desk)?.figures).toEqual({ figures: days, unit: 'day', isCounting: true });
    await get(deskRoutes.figuresOfYear, { cookie });
    const months = await readFigures(store, catalogue, monthsUntil(today, 12));
    expect(lastView(desk)?.figures).toEqual({ figures: months, unit: 'month', isCounting: true });
  });

  test('says when counting is switched off', async () => {
    const desk = await openFigures({ VISITS: 'false' });
    await desk.get(deskRoutes.figures, { cookie: desk.cookie });
    expect(lastView(desk)).toMatchObject({ figures: { isCounting: false } });
  });

  test.each(['?periodo=siempre', '?periodo=12-meses&periodo=x'])('shows the days for %s', async (query) => {
    const desk = await openFigures();
    await desk.get(deskRoutes.figures + query, { cookie: desk.cookie });
    expect(lastView(desk)).toMatchObject({ figures: { unit: 'day' } });
  });
});

test('the email of each Monday is shown as it would be written now, and says when it is switched off', async () => {
  for (const isSent of [true, false]) {
    const desk = await openTestDesk({ now: LATE, env: { DIGEST: String(isSent) } });
    await seedLeads(desk.store, 2, latestDigest(LATE).week.to - 1);
    const page = await desk.get(deskRoutes.digest, { cookie: await desk.signIn() });
    expect(page.statusCode).toBe(200);
    const text = expect.stringContaining(words.title(2));
    expect(lastView(desk)?.digest).toEqual({ subject: words.subject(2, 0), text, isSent });
    expect(desk.mails).toHaveLength(1);
  }
});

test('the figures need a session', async () => {
  const { get } = await openTestDesk();
  const { statusCode, headers } = await get(deskRoutes.figures);
  expect([statusCode, headers.location]).toEqual([303, deskRoutes.signInThen(deskRoutes.figures)]);
});

test('without their table the figures respond with 503 rather than with zeros', async () => {
  const desk = await openTestDesk();
  const cookie = await desk.signIn();
  await desk.store.schema.dropTable('visit_count').execute();
  expect((await desk.get(deskRoutes.figures, { cookie })).statusCode).toBe(503);
  expect(lastView(desk)).toMatchObject({ notice: { notice: 'unavailable' } });
});

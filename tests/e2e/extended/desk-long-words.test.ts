import { expect } from 'vitest';
import { CONTACT_LIMITS } from '../../../domain/contact/contact-message.ts';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { LEAD_STATUSES } from '../../../domain/desk/lead-status.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { SOURCE_LENGTH } from '../../../domain/visits/source.ts';
import { openStore } from '../../../server/store/store.ts';
import { addCounts } from '../../../server/visits/write-visits.ts';
import { excessWidth } from '../../overflow.ts';
import { deskTest } from './desk-site.ts';

const word = (length: number) => 'm'.repeat(length);
const WIDTHS = [320, 360, 390];

/** One person, so that each request lists the others, in every state. */
const LONGEST = {
  from_name: word(CONTACT_LIMITS.from_name),
  from_email: `${word(63)}@${word(60)}.${word(60)}.example`,
  from_phone: '9'.repeat(CONTACT_LIMITS.from_phone),
  from_service: word(CONTACT_LIMITS.from_service),
  from_serviceid: 'contact',
  message: word(400),
  note: word(400),
};

const test = deskTest(6, (index) => ({
  ...LONGEST,
  status: LEAD_STATUSES[index % LEAD_STATUSES.length] ?? 'nueva',
  ...(index === 5 && { quarantine: 'unverified' as const }),
}));

test('long words stay in their box on every page of the desk', async ({ desk }) => {
  await using store = await openStore({ DATA_DIR: desk.folder });
  await addCounts(store, dayInEcuador(Date.now()), [
    ['view', `/whitepaper/${word(120)}`, 3],
    ['source', word(SOURCE_LENGTH), 99_999],
    ['source', word(SOURCE_LENGTH - 1), 99_999],
  ]);
  const { reference } = await store
    .selectFrom('lead')
    .select('reference')
    .orderBy('received_at')
    .executeTakeFirstOrThrow();
  const lead = deskRoutes.lead(reference);
  const page = await desk.enter();
  const search = `${deskRoutes.inbox}?buscar=${word(120)}`;
  for (const address of [
    deskRoutes.inbox,
    search,
    lead,
    deskRoutes.leadAction(reference, 'borrar'),
    deskRoutes.devices,
    deskRoutes.figures,
    deskRoutes.digest,
    // Names an address of another site below its field.
    deskRoutes.contentFile('pages/products.yaml'),
    `${deskRoutes.inbox}/no-existe`,
  ]) {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect.soft(await excessWidth(page), `${address} at ${width} px`).toBe(0);
    }
  }
  // The notes that another page saved meanwhile.
  await page.goto(lead);
  await store
    .updateTable('lead')
    .set({ note: `${word(400)}x` })
    .where('reference', '=', reference)
    .execute();
  await page.getByRole('textbox').last().fill(word(400));
  await page.locator('form[action*="anotar"] button').click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await excessWidth(page), `changed notes at ${width} px`).toBe(0);
  }
});

test('on a narrow phone the periods of the figures keep off the title above them', async ({ desk }) => {
  const page = await desk.enter({ viewport: { width: 320, height: 700 } });
  await page.goto(deskRoutes.figures);
  const [title, period] = await Promise.all(
    [page.locator('h1'), page.locator('main nav a').first()].map((part) => part.boundingBox()),
  );
  expect((period?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeGreaterThanOrEqual(12);
});

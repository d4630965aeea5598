import type { Store } from '../../contact/store/tables.ts';

/** PostgreSQL takes 65,535 values in a statement, and a lead has sixteen. */
const BATCH_ROWS = 1_000;

/**
 * Copies what lasts from one store to another that is empty: leads, their deliveries, when held leads were last reported,
 * used captchas, the store's secret. Not who wrote in the last minutes, nor which servers run. `reach` gets the count of leads.
 */
export async function copyTables(from: Store, to: Store, reach: (leads: number) => void): Promise<void> {
  await copyLeads(from, to, reach);
  await copyOutbox(from, to);
  const notices = await from.selectFrom('notice').selectAll().execute();
  for (const { name, ...notice } of notices) {
    await to.updateTable('notice').set(notice).where('name', '=', name).execute();
  }
  const nonces = await from.selectFrom('captcha_nonce').selectAll().execute();
  for (const batch of batchesOf(nonces)) await to.insertInto('captcha_nonce').values(batch).execute();
  // The database may have made one of its own; captchas that were given out are checked by the file's.
  await to.deleteFrom('secret').execute();
  const secrets = await from.selectFrom('secret').selectAll().execute();
  if (secrets.length > 0) await to.insertInto('secret').values(secrets).execute();
}

async function copyLeads(from: Store, to: Store, reach: (leads: number) => void): Promise<void> {
  let copied = 0;
  let last = '';
  for (;;) {
    const page = from.selectFrom('lead').selectAll().where('id', '>', last).orderBy('id').limit(BATCH_ROWS);
    const rows = await page.execute();
    if (rows.length === 0) return;
    await to.insertInto('lead').values(rows).execute();
    last = rows.at(-1)?.id ?? last;
    copied += rows.length;
    reach(copied);
  }
}

/** In the same order, under numbers that the other store gives: its own counter goes on from there. */
async function copyOutbox(from: Store, to: Store): Promise<void> {
  let last = 0;
  for (;;) {
    const page = from.selectFrom('outbox').selectAll().where('id', '>', last).orderBy('id').limit(BATCH_ROWS);
    const rows = await page.execute();
    if (rows.length === 0) return;
    await to
      .insertInto('outbox')
      .values(rows.map(({ id: _id, ...row }) => row))
      .execute();
    last = rows.at(-1)?.id ?? last;
  }
}

function* batchesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) yield rows.slice(start, start + BATCH_ROWS);
}

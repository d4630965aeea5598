import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { writeFixtureDist } from '../../tests/harness/unit/fixture-dist.ts';
import { openTool, runInPipe } from '../../tests/harness/unit/run-leads.ts';
import { type LeadChange, seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { spawnServer } from '../../tests/harness/unit/spawn-server.ts';
import { openStoreAt, STORE_KINDS, type StoreKind } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { requeueWords } from './words.ts';

const LONG_AGO = Date.UTC(2026, 0, 1);

/** A store with one lead, and a function that reads its mark and deliveries. */
async function openOneLead(kind: StoreKind, change: LeadChange) {
  const { store, run } = await openTool(kind);
  const [reference = ''] = await seedLeads(store, 1, LONG_AGO, () => change);
  const read = async () => ({
    ...(await store.selectFrom('lead').select('quarantine').executeTakeFirstOrThrow()),
    deliveries: await store
      .selectFrom('outbox')
      .select(['state', 'attempts', 'last_error', 'created_at', 'next_at'])
      .execute(),
  });
  return { reference, read, run };
}

describe.each(STORE_KINDS)('resend on %s', (kind) => {
  test.each<[string, LeadChange]>([
    ['sent', {}],
    ['given up', { delivery: { state: 'dead', attempts: 340, last_error: '550', sent_at: null } }],
    ['waiting', { delivery: { state: 'pending', attempts: 3, next_at: Date.now() + 3_600_000, sent_at: null } }],
  ])('queues a delivery at once, with a new retry period, when it was %s', async (_name, change) => {
    const { reference, read, run } = await openOneLead(kind, change);
    const before = Date.now();
    const { code, output } = await run('resend', reference);
    expect({ code, output }).toEqual({ code: 0, output: `${requeueWords.waiting(reference)}\n` });
    const { deliveries } = await read();
    expect(deliveries).toMatchObject([
      { state: 'pending', attempts: change.delivery?.attempts ?? 1, last_error: null },
    ]);
    expect(deliveries[0]?.created_at).toBeGreaterThanOrEqual(before);
    expect(deliveries[0]?.next_at).toBeLessThanOrEqual(Date.now());
  });

  test('leaves a delivery in flight to its worker', async () => {
    const { reference, read, run } = await openOneLead(kind, { delivery: { state: 'sending', attempts: 2 } });
    const { code, output } = await run('resend', reference);
    expect({ code, output }).toEqual({ code: 0, output: `${requeueWords.sending(reference)}\n` });
    expect((await read()).deliveries).toMatchObject([{ state: 'sending', attempts: 2 }]);
  });

  test('points to the release command for a held lead', async () => {
    const { reference, read, run } = await openOneLead(kind, { quarantine: 'honeypot', delivery: null });
    const { code, errors } = await run('resend', reference);
    expect({ code, errors }).toEqual({ code: 1, errors: `${requeueWords.inQuarantine(reference)}\n` });
    expect((await read()).deliveries).toEqual([]);
  });
});

describe.each(STORE_KINDS)('release on %s', (kind) => {
  test('queues the email of a held lead once', async () => {
    const { reference, read, run } = await openOneLead(kind, { quarantine: 'too-fast', delivery: null });
    expect(await run('release', reference)).toMatchObject({ code: 0 });
    expect(await read()).toMatchObject({ quarantine: null, deliveries: [{ state: 'pending', attempts: 0 }] });
    const again = await run('release', reference);
    expect(again).toMatchObject({ code: 1, errors: `${requeueWords.notInQuarantine(reference)}\n` });
    expect((await read()).deliveries).toHaveLength(1);
  });

  test('clears the mark of a sent lead without sending it again', async () => {
    const { reference, read, run } = await openOneLead(kind, { quarantine: 'unverified' });
    const { code, output } = await run('release', reference);
    expect({ code, output }).toEqual({ code: 0, output: `${requeueWords.gone(reference)}\n` });
    expect(await read()).toMatchObject({ quarantine: null, deliveries: [{ state: 'sent' }] });
  });

  const waiting = { state: 'pending', attempts: 0, sent_at: null } as const;
  test.each<[string, LeadChange['delivery'], keyof typeof requeueWords]>([
    ['was told together with others', { collected: 1 }, 'toldTogether'],
    ['is to be told together with others', { ...waiting, collected: 1 }, 'toTellTogether'],
    ['is still to be mailed', waiting, 'unmarked'],
    ['could not be mailed', { ...waiting, state: 'dead', last_error: '550' }, 'unmarked'],
  ])('says what is true of a lead that %s, and leaves its delivery alone', async (_name, delivery, said) => {
    const { reference, read, run } = await openOneLead(kind, { quarantine: 'unverified', delivery });
    const before = await read();
    const { code, output } = await run('release', reference);
    expect({ code, output }).toEqual({ code: 0, output: `${requeueWords[said](reference)}\n` });
    expect(await read()).toEqual({ ...before, quarantine: null });
  });
});

test('a running server sends resent and released leads', async () => {
  const folder = writeFixtureDist();
  const place = { DATA_DIR: join(folder, 'data') };
  const store = await openStoreAt(place);
  const [sent = '', held = ''] = await seedLeads(store, 2, Date.now(), (index) =>
    index === 1 ? { quarantine: 'honeypot', delivery: null } : {},
  );
  const server = spawnServer(folder);
  const { port } = new URL(await server.listening);
  const variables = { ...place, PORT: port };
  const emlFiles = () =>
    readdirSync(join(folder, 'data'), { recursive: true }).filter((name) => String(name).endsWith('.eml'));
  for (const args of [
    ['resend', sent],
    ['release', held],
  ] as const) {
    const { code, output } = await runInPipe(args, variables);
    expect({ code, output }).toEqual({ code: 0, output: `${requeueWords.running(args[1])}\n` });
    await vi.waitFor(() => expect(emlFiles()).toContain(join('outbox', `${args[1]}.eml`)), WAIT);
    rmSync(join(folder, 'data/outbox'), { recursive: true });
  }
});

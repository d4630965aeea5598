import { describe, expect, test } from 'vitest';
import { deskWords } from '../../domain/desk/words.ts';
import { openFilledStore } from '../../tests/harness/unit/filled-store.ts';
import { runInPipe, runOnTerminal, variablesFor } from '../../tests/harness/unit/run-leads.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { newStorePlace, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { formatMinute } from '../leads/format-minute.ts';
import { collectedWords, markedState, stateWords } from '../leads/words.ts';
import { leadEmail } from '../mail/words.ts';
import { openStore } from '../store/store.ts';
import { reasonWords, showWords } from './words.ts';

describe.each(STORE_KINDS)('show on %s', (kind) => {
  test('prints a whole lead without terminal control characters', async () => {
    const { references, variables } = await openFilledStore(kind);
    const [first = '', held = '', marked = ''] = references;
    const { output, code } = await runInPipe(['show', first.toLowerCase()], variables);
    expect(code).toBe(0);
    expect(output.split('\n')[0]).toBe(`${first}  ● ${stateWords.sent}`);
    expect(output).toContain(`\n${leadEmail.fields.email}: maria@correo.example\n`);
    expect(output).toContain('\n=2+2\nhola[31m, "mundo"\n');
    expect(output).not.toContain('\u001B');
    expect((await runInPipe(['show', held], variables)).output).toContain(
      `\n${showWords.reason}: ${reasonWords.honeypot}\n`,
    );
    expect((await runInPipe(['show', marked], variables)).output).toContain(`● ${markedState(stateWords.sent)}`);
  });

  test.each([
    ['sent', collectedWords.sent],
    ['pending', collectedWords.pending],
  ] as const)('says that a lead was told together with others (%s)', async (state, word) => {
    const place = await newStorePlace(kind);
    const store = await openStore(place);
    const [reference = ''] = await seedLeads(store, 1, Date.now(), () => ({
      quarantine: 'unverified',
      delivery: { collected: 1, state },
    }));
    await store.destroy();
    expect((await runInPipe(['show', reference], variablesFor(place))).output).toContain(markedState(word));
  });

  test('prints what the agency notes', async () => {
    const place = await newStorePlace(kind);
    await using store = await openStore(place);
    const notes = { status: 'ganada', sum_cents: 45_000, note: 'Firmó.\n\u001B[31mLlamar.' } as const;
    const [reference = ''] = await seedLeads(store, 1, Date.now(), () => notes);
    const { output } = await runInPipe(['show', reference], variablesFor(place));
    expect(output).toContain(`\n${showWords.status}: ${deskWords.statuses.ganada}\n${showWords.sum}: $450\n`);
    expect(output).toContain(`\n${showWords.note}: Firmó.\n[31mLlamar.\n`);
  });

  test('says of an email in a file what the desk says', async () => {
    const place = await newStorePlace(kind);
    await using store = await openStore(place);
    const delivery = { transport: 'file', sent_at: Date.UTC(2026, 10, 21, 17) };
    const [reference = ''] = await seedLeads(store, 1, Date.now(), () => ({ delivery }));
    const { output } = await runInPipe(['show', reference], variablesFor(place));
    expect(output.split('\n')[0]).toBe(`${reference}  □ ${stateWords.filed}`);
    expect(output).toContain(deskWords.lead.delivery.filedAt(formatMinute(delivery.sent_at)));
  });

  test('prints the whole error of a delivery on a terminal', async () => {
    const place = await newStorePlace(kind);
    await using store = await openStore(place);
    const error = `Invalid login: 535 5.7.8 ${'Username and password not accepted. '.repeat(4)}`.trim();
    const delivery = { state: 'dead', attempts: 3, last_error: error } as const;
    const [reference = ''] = await seedLeads(store, 1, Date.now(), () => ({ delivery }));
    const { output } = await runOnTerminal(['show', reference], variablesFor(place));
    expect(output).toContain(error);
    expect(output).toContain(showWords.attempts(3));
  });

  test('--json prints the fields under their wire names, and none of the internal columns', async () => {
    const { references, variables } = await openFilledStore(kind);
    const { output } = await runInPipe(['show', references[0] ?? '', '--json'], variables);
    const lead = JSON.parse(output);
    expect(lead).toMatchObject({ reference: references[0], state: 'sent', message: '=2+2\nhola\u001B[31m, "mundo"' });
    const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(lead.received_at).toEqual(isoTime);
    expect(lead.deliveries).toMatchObject([
      { kind: 'email', state: 'sent', attempts: 1, next_at: null, sent_at: isoTime },
    ]);
    expect(Object.keys(lead)).not.toEqual(expect.arrayContaining(['idempotency_key']));
    expect(output).not.toMatch(/body_hash|captcha|search_text/);
  });
});

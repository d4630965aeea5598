import { describe, expect, test } from 'vitest';
import { deskWords } from '../../domain/desk/words.ts';
import { openFilledStore } from '../../tests/harness/unit/filled-store.ts';
import { openTool, runInPipe, runOnTerminal } from '../../tests/harness/unit/run-leads.ts';
import { type LeadChange, seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { formatMinute } from '../leads/format-minute.ts';
import { collectedWords, markedState, stateWords } from '../leads/words.ts';
import { leadEmail } from '../mail/words.ts';
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

  /** The output for a lead with these fields. */
  async function showOne(change: LeadChange, onTerminal = false): Promise<string> {
    const { store, variables } = await openTool(kind);
    const [reference = ''] = await seedLeads(store, 1, Date.now(), () => change);
    return (await (onTerminal ? runOnTerminal : runInPipe)(['show', reference], variables)).output;
  }

  test.each([
    ['sent', collectedWords.sent],
    ['pending', collectedWords.pending],
  ] as const)('says that a lead was told together with others (%s)', async (state, word) => {
    const output = await showOne({ quarantine: 'unverified', delivery: { collected: 1, state } });
    expect(output).toContain(markedState(word));
  });

  test('prints what the agency notes', async () => {
    const output = await showOne({ status: 'ganada', sum_cents: 45_000, note: 'Firmó.\n\u001B[31mLlamar.' });
    expect(output).toContain(`\n${showWords.status}: ${deskWords.statuses.ganada}\n${showWords.sum}: $450\n`);
    expect(output).toContain(`\n${showWords.note}: Firmó.\n[31mLlamar.\n`);
  });

  test('says of an email in a file what the desk says', async () => {
    const sent_at = Date.UTC(2026, 10, 21, 17);
    const output = await showOne({ delivery: { transport: 'file', sent_at } });
    expect(output.split('\n')[0]).toContain(`  □ ${stateWords.filed}`);
    expect(output).toContain(deskWords.lead.delivery.filedAt(formatMinute(sent_at)));
  });

  test('prints the whole error of a delivery on a terminal', async () => {
    const error = `Invalid login: 535 5.7.8 ${'Username and password not accepted. '.repeat(4)}`.trim();
    const output = await showOne({ delivery: { state: 'dead', attempts: 3, last_error: error } }, true);
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

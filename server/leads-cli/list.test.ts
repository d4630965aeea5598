import { describe, expect, test } from 'vitest';
import { openFilledStore } from '../../tests/harness/unit/filled-store.ts';
import { openTool, runInPipe, runOnTerminal } from '../../tests/harness/unit/run-leads.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { markedState, stateWords, unverified } from '../leads/words.ts';
import { countStates } from './backup/store-counts.ts';
import { describeCounts } from './terminal/state-cell.ts';
import { countedRequests, listWords, stateCounts } from './words.ts';

describe.each(STORE_KINDS)('list on %s', (kind) => {
  test('prints all leads to a pipe, aligned, uncoloured, without message and email address', async () => {
    const { references, variables } = await openFilledStore(kind);
    const { code, output, errors } = await runInPipe(['list'], variables);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const [heading, ...rows] = output.trimEnd().split('\n');
    expect(heading?.split(/ {2,}/)).toEqual(Object.values(listWords.columns));
    expect(rows.map((row) => row.slice(0, 9))).toEqual(references);
    expect(rows.at(-1)?.split(/ {2,}/)).toEqual([
      references.at(-1),
      '2026-11-21 12:05',
      `✕ ${stateWords.dead}`,
      'Sitio II',
      'Persona 699',
    ]);
    expect(output).not.toMatch(/canary|@/);
    expect(output).not.toContain('\u001B');
  });

  test.each([
    ['sent', 245],
    ['pending', 245],
    ['dead', 140],
    ['quarantine', 70],
  ])('--state %s lists %i leads', async (state, count) => {
    const { variables } = await openFilledStore(kind);
    const { output } = await runInPipe(['list', '--state', state, '--json'], variables);
    const leads: { state: string; quarantine: string | null }[] = JSON.parse(output);
    expect(leads).toHaveLength(count);
    const belongs = {
      sent: /^sent$/,
      pending: /^(pending|sending)$/,
      dead: /^dead$/,
      quarantine: /^quarantine$/,
    };
    for (const lead of leads) expect(lead.state).toMatch(belongs[state as keyof typeof belongs]);
    if (state === 'quarantine') expect(leads.every((lead) => lead.quarantine !== null)).toBe(true);
  });

  test('--since starts at midnight in Ecuador, and --json has the columns of the table', async () => {
    const { references, variables } = await openFilledStore(kind);
    const { output } = await runInPipe(['list', '--since', '2026-11-21', '--json'], variables);
    const leads: object[] = JSON.parse(output);
    expect(leads).toHaveLength(13);
    expect(leads.at(-1)).toEqual({
      reference: references.at(-1),
      received_at: '2026-11-21T17:05:00.000Z',
      collected: 0,
      transport: null,
      state: 'dead',
      quarantine: null,
      from_serviceid: 'nivel-2',
      from_service: 'Sitio_II',
      from_name: 'Persona 699',
    });
  });
});

test('on a terminal the list is coloured, fits its width and ends with counts', async () => {
  const { variables } = await openFilledStore('SQLite');
  const { output } = await runOnTerminal(['list', '--since', '2026-11-21'], variables);
  expect(output).toContain(`<bold>${listWords.columns.reference}</>`);
  expect(output).toContain(`<red>✕ ${stateWords.dead}`);
  expect(output).toContain(`<magenta>◇ ${stateWords.quarantine}`);
  expect(output).toContain(`<green>● ${unverified}`);
  expect(output.trimEnd().split('\n').at(-1)).toMatch(/^<dim>13 .+ · ○ \d+ .+ · .*<\/>$/);
});

test.each(STORE_KINDS)('says of an email in a file that it is only there, on %s', async (kind) => {
  const { store, variables, run } = await openTool(kind);
  const transports = ['file', 'smtp'];
  await seedLeads(store, 3, Date.now(), (index) => ({
    delivery: { transport: transports[index] ?? 'file' },
    ...(index === 2 && { quarantine: 'unverified' as const }),
  }));
  const { output } = await runOnTerminal(['list'], variables);
  const [, ...rows] = output.trimEnd().split('\n');
  expect(rows.slice(0, 3)).toEqual([
    expect.stringContaining(`□ ${stateWords.filed}`),
    expect.stringContaining(`● ${stateWords.sent}`),
    expect.stringContaining(`□ ${unverified}`),
  ]);
  expect(rows.at(-1)).toContain(`● ${stateCounts.sent(1)} · □ ${stateCounts.filed(2)}`);
  const exported = await run('export', '--csv');
  const states = [stateWords.filed, stateWords.sent, markedState(stateWords.filed)];
  expect(exported.output.match(/^[A-Z]{2}-.*/gm)?.map((line) => line.split(';')[2])).toEqual(states);
  const listed: object[] = JSON.parse((await run('list', '--json')).output);
  expect(listed).toMatchObject([{ transport: 'file' }, { transport: 'smtp' }, { transport: 'file' }]);
  expect(describeCounts(await countStates(store))).toBe(
    countedRequests(3, [stateCounts.sent(1), stateCounts.filed(2)]),
  );
});

test('an empty list is reported with exit code 0', async () => {
  const { variables } = await openFilledStore('SQLite');
  const none = await runInPipe(['list', '--since', '2030-01-01'], variables);
  expect(none).toMatchObject({ code: 0, output: '', errors: `${listWords.none}\n` });
  expect((await runInPipe(['list', '--since', '2030-01-01', '--json'], variables)).output).toBe('[]\n');
});

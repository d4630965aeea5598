import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { notificationProblem } from '../../../domain/desk/notification-problem.ts';
import { type Behaviour, openLoopback } from '../../../tests/harness/loopback.ts';
import { openTool, runInPipe } from '../../../tests/harness/unit/run-leads.ts';
import { seedLeads } from '../../../tests/harness/unit/seed-leads.ts';
import { notification } from '../../notify/words.ts';
import { BACKUP_LATE_MS, recordBackup } from '../../store/backup-record.ts';
import { beat } from '../../store/server-heartbeat.ts';
import { doctorWords as words } from '../words.ts';

const TOKEN = '123456789:AAE_canary-canary-canary-canary';
const { checks, transports } = words;
const answer =
  (status: number, body = '{"ok":true}'): Behaviour =>
  (response) =>
    response.writeHead(status).end(body);

/** A healthy store, and the settings for notifications to a server with this behaviour. */
async function openNotified(behaviour: Behaviour) {
  const { store, variables } = await openTool('SQLite');
  await seedLeads(store, 1, Date.now());
  await beat(store, Date.now(), { id: 'one', address: 'http://127.0.0.1:4321' });
  const other = await openLoopback(onTestFinished, behaviour);
  const telegram = { TELEGRAM_TOKEN: TOKEN, TELEGRAM_CHAT: '1', TELEGRAM_API_BASE: other.url };
  const webhook = { NOTIFY_URL: `${other.url}/canary`, NOTIFY_SECRET: 'canary'.repeat(6) };
  return { ...other, host: new URL(other.url).host, store, variables, telegram, webhook };
}

const line = (mark: string, label: string, text: string) =>
  expect.stringMatching(new RegExp(`^${mark} ${RegExp.escape(label)} +${RegExp.escape(text)}$`, 'm'));

describe('doctor', () => {
  test('asks Telegram about token and chat, and sends nothing', async () => {
    const { received, host, variables, telegram } = await openNotified(answer(200));
    const { code, output } = await runInPipe(['doctor'], { ...variables, ...telegram });
    expect({ code, output }).toEqual({
      code: 0,
      output: line('✓', checks.transport('telegram'), transports.telegram.well(host)),
    });
    expect(received.map(({ path }) => path)).toEqual([`/bot${TOKEN}/getChat`]);
    expect(output).not.toContain('canary');
  });

  test('reaches the host of the webhook without its path', async () => {
    const { received, host, variables, webhook } = await openNotified(answer(404));
    const { code, output } = await runInPipe(['doctor'], { ...variables, ...webhook });
    expect({ code, output }).toEqual({
      code: 0,
      output: line('✓', checks.transport('webhook'), transports.webhook.well(host)),
    });
    expect(received.map(({ path }) => path)).toEqual(['/']);
  });

  test.each(['400', '401', '403', '404'] as const)('explains the status %s of Telegram', async (status) => {
    const { variables, telegram } = await openNotified(answer(Number(status), '{"ok":false}'));
    const { code, output } = await runInPipe(['doctor', '--send'], { ...variables, ...telegram });
    expect(code).toBe(1);
    expect(output).toEqual(line('✕', checks.transport('telegram'), notificationProblem('telegram', status)));
    expect(output).toEqual(line('✕', checks.test('telegram'), notificationProblem('telegram', status)));
    expect(output).not.toContain('canary');
  });

  test.each([
    ['refuses connections', 'http://127.0.0.1:1/canary'],
    ['accepts them and is silent', undefined],
  ])('reports a webhook whose host %s', async (_name, nowhere) => {
    const { variables, webhook } = await openNotified(() => {});
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(200));
    const settings = { ...variables, ...webhook, ...(nowhere && { NOTIFY_URL: nowhere }) };
    const { code, output } = await runInPipe(['doctor'], settings);
    expect(code).toBe(1);
    expect(output).toEqual(line('✕', checks.transport('webhook'), notificationProblem('webhook', words.noAnswer)));
    expect(output).not.toContain('canary');
  });

  test('--send sends a test notification through each', async () => {
    const { received, host, variables, telegram, webhook } = await openNotified(answer(200));
    const both = { ...variables, ...telegram, ...webhook, NOTIFY_BODY: 'full' };
    const { code, output } = await runInPipe(['doctor', '--send'], both);
    expect(code).toBe(0);
    for (const kind of ['telegram', 'webhook'])
      expect(output).toEqual(line('✓', checks.test(kind), words.notified(host)));
    const sent = received.filter(({ path }) => /sendMessage|canary$/.test(path));
    expect(sent).toHaveLength(2);
    for (const { body } of sent) expect(body).toContain(notification.test.message);
  });

  test('reports notifications that failed lately as a notice, because emails are unaffected', async () => {
    const { store, variables } = await openNotified(answer(200));
    const { id } = await store.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    const row = { lead_id: id, attempts: 1, last_error: '403', next_at: 0 } as const;
    await store
      .insertInto('outbox')
      .values([
        { ...row, kind: 'telegram', state: 'pending', created_at: Date.now() },
        { ...row, kind: 'webhook', state: 'dead', created_at: 0 },
      ])
      .execute();
    const text = words.notificationsFail(1, notificationProblem('telegram', '403'));
    const result = await runInPipe(['doctor'], variables);
    expect(result).toMatchObject({ code: 0, output: line('!', checks.notifications('telegram'), text) });
    expect(result.output).not.toContain(checks.notifications('webhook'));
  });

  test.each([
    ['no backup', undefined, line('!', checks.backup, words.noBackup)],
    ['an old backup', BACKUP_LATE_MS + 60_000, line('!', checks.backup, words.backupAt('2 días'))],
    ['a new backup', 3 * 3_600_000, line('✓', checks.backup, words.backupAt('3 horas'))],
  ])('reports %s', async (_name, age, expected) => {
    const { store, variables } = await openNotified(answer(200));
    if (age !== undefined) await recordBackup(store, Date.now() - age);
    expect(await runInPipe(['doctor'], variables)).toMatchObject({ code: 0, output: expected });
  });
});

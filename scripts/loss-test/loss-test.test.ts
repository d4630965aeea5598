import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/harness/free-port.ts';
import { tempFolder } from '../../tests/harness/resources.ts';
import { type LossTest, runLossTest } from './loss-test.ts';

/** A form of ten lines. It confirms before it stores when it `answers first`. */
const form = (port: number, file: string, answersFirst: boolean) => `
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  setTimeout(() => process.exit(), 30_000);
  createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const store = () => appendFileSync(${JSON.stringify(file)}, body + '\\n');
    if (request.method !== 'POST') return response.end();
    ${answersFirst ? "response.end('sent'); setTimeout(store, 400);" : "store(); response.end('sent');"}
  }).listen(${port}, '127.0.0.1');`;

async function testForm(answersFirst: boolean, more: Partial<LossTest> = {}, prefix = 'exec') {
  const folder = tempFolder(onTestFinished);
  const [port, program, file] = [await freePort(), join(folder, 'form.mjs'), join(folder, 'messages.txt')];
  writeFileSync(program, form(port, file, answersFirst));
  writeFileSync(file, '');
  const start = `${prefix} "${process.execPath}" "${program}"`;
  const given = {
    url: `http://127.0.0.1:${port}/`,
    start,
    stored: `cat "${file}"`,
    headers: [],
    kills: 1,
    waitMs: 1_500,
    confirmation: 'sent',
  };
  return runLossTest({ ...given, data: [['message', 'Hola {token}']], ...more }, () => {});
}

test('the loss test finds a form that answers first and stores later', async () => {
  const { confirmed, lost } = await testForm(true);
  expect(confirmed).toBeGreaterThan(0);
  expect(lost.length).toBeGreaterThan(0);
});

test('the loss test finds nothing lost by a form that stores first', async () => {
  const { sent, confirmed, lost } = await testForm(false);
  expect([confirmed > 0, sent >= confirmed, lost]).toEqual([true, true, []]);
});

test('the loss test does not vouch for a server that it cannot kill', async () => {
  // In a session of its own, the server does not end with its shell.
  await expect(testForm(false, {}, 'setsid')).rejects.toThrow('still answers');
});

test('the loss test does not vouch for messages that it cannot look up', async () => {
  await expect(testForm(false, { stored: 'exit 3' })).rejects.toThrow('--stored failed');
});

test('the loss test takes a page for a confirmation only if it says so', async () => {
  expect((await testForm(false, { confirmation: 'gracias' })).confirmed).toBe(0);
});

/**
 * `npm run loss-test -- URL --start COMMAND --stored COMMAND`: whether a contact form loses messages that it confirmed.
 * Starts its server, sends messages, kills the server with SIGKILL again and again, and then looks for every confirmed
 * message in what the second command prints. For any form on loopback, ours or another's; docs/CONTRIBUTING.md has
 * examples. The exit code is 0 when nothing was lost, 1 when something was, 2 when it could not tell.
 */
import { parseArgs, styleText } from 'node:util';
import { type LossTest, runLossTest } from './loss-test.ts';

const USAGE = `npm run loss-test -- URL --start COMMAND --stored COMMAND [options]

  URL               where the form is posted to, on loopback: http://127.0.0.1:4321/contactenos
  --start COMMAND   starts the server in the foreground; it is killed with SIGKILL and started again
  --stored COMMAND  prints what has arrived: the messages themselves, in any form
  --data NAME=TEXT  a field of the form; in one of them {token} stands for what is looked for
  --header NAME=TEXT  a header; {address} stands for another IP address each time
  --confirmed TEXT  what the page says when a message was sent; needed when it answers errors with 200
  --kills NUMBER    how often the server is killed (10)
  --wait SECONDS    how long to wait for messages to arrive at the end (30)
`;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function readArguments(): LossTest | string {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { start: text, stored: text, data: many, header: many, kills: text, wait: text, confirmed: text },
    });
    const [url = ''] = positionals;
    if (!URL.canParse(url) || !LOOPBACK.test(new URL(url).hostname)) return 'URL: an address on loopback';
    const { start, stored, data = [], header = [], kills = '10', wait = '30', confirmed = '' } = values;
    if (!start || !stored) return '--start and --stored: both are needed';
    if (!data.some((one) => one.includes('{token}'))) return '--data: one field must hold {token}';
    if (!(Number(kills) >= 0 && Number(wait) >= 0)) return '--kills and --wait: numbers';
    return {
      url,
      start,
      stored,
      data: pairs(data),
      headers: pairs(header),
      kills: Number(kills),
      waitMs: Number(wait) * 1_000,
      confirmation: confirmed,
    };
  } catch (error) {
    return String((error as Error).message);
  }
}

const pairs = (given: readonly string[]) =>
  given.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const);

const given = readArguments();
if (typeof given === 'string') {
  console.error(`${given}\n\n${USAGE}`);
  process.exit(2);
}
const { sent, confirmed, lost, kills } = await runLossTest(
  given,
  (line) => process.stderr.isTTY && console.error(line),
).catch((error: Error) => {
  console.error(error.message);
  process.exit(2);
});
for (const [name, count] of Object.entries({ sent, confirmed, kills, lost: lost.length }))
  console.log(`${name.padEnd(10)}${String(count).padStart(6)}`);
const unlessLost = confirmed === 0 ? 'NOTHING WAS CONFIRMED' : 'NOTHING LOST';
const verdict = lost.length > 0 ? 'LOST' : unlessLost;
console.log(styleText(verdict === 'NOTHING LOST' ? 'green' : 'red', verdict));
for (const token of lost.slice(0, 5)) console.log(`  ${token}`);
process.exit(verdict === 'NOTHING LOST' ? 0 : 1);

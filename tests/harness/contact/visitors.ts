import { setTimeout as sleep } from 'node:timers/promises';
import type { CaptchaTokens } from './captcha-tokens.ts';
import type { Ledger } from './ledger.ts';
import { type Answer, newVisit, post, type Visit } from './visit.ts';

const RETRY_MS = 100;
const TRIES = 300;
const CLIENTS = 8;
const SENT_TWICE = 0.1;
const COME_BACK = [502, 503, 504];

export type Crowd = {
  readonly address: () => Promise<string>;
  readonly tokens: CaptchaTokens;
  readonly ledger: Ledger;
  readonly random: () => number;
};

/** Eight visitors at a time send `count` messages, one in ten of them twice under its key. */
export async function sendMessages(crowd: Crowd, count: number, clients = CLIENTS): Promise<void> {
  let begun = 0;
  const client = async () => {
    while (begun < count) {
      begun += 1;
      const visit = newVisit();
      const captcha = await crowd.tokens.take();
      const copies = crowd.random() < SENT_TWICE ? 2 : 1;
      await Promise.all(Array.from({ length: copies }, () => sendUntilAnswered(crowd, visit, captcha)));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** Sends a message as the form does: the same key again until there is an answer (docs/contact.md#retries). */
export async function sendUntilAnswered(crowd: Crowd, visit: Visit, first: string | undefined): Promise<void> {
  let captcha = first;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const answer = await crowd.address().then((address) => post(address, visit, captcha).catch(() => undefined));
    if (answer && answer.status < 300) return crowd.ledger.note(visit, answer);
    if (answer && !isWorthAnother(answer)) return crowd.ledger.complain(describe(answer));
    // The browser solves a refused captcha again, silently.
    if (answer?.body.captcha) captcha = await crowd.tokens.take();
    await sleep(RETRY_MS);
  }
  crowd.ledger.complain(`no answer after ${TRIES} tries`);
}

const isWorthAnother = ({ status, body }: Answer) => COME_BACK.includes(status) || body.captcha !== undefined;
const describe = ({ status, body }: Answer) => `a good message was answered ${status} ${JSON.stringify(body)}`;

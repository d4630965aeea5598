import { setTimeout as sleep } from 'node:timers/promises';
import type { CaptchaTokens } from './captcha-tokens.ts';
import { type ContactMessage, type ContactResponse, newMessage, postMessage } from './contact-message.ts';
import type { Ledger } from './ledger.ts';

const RETRY_MS = 100;
const TRIES = 300;
const CLIENTS = 8;
const SENT_TWICE = 0.1;
const RETRYABLE = [502, 503, 504];

export type Crowd = {
  readonly address: () => Promise<string>;
  readonly tokens: CaptchaTokens;
  readonly ledger: Ledger;
  readonly random: () => number;
};

/** Sends `count` messages from concurrent clients, one in ten of them twice with the same key. */
export async function sendMessages(crowd: Crowd, count: number, clients = CLIENTS): Promise<void> {
  let begun = 0;
  const client = async () => {
    while (begun < count) {
      begun += 1;
      const message = newMessage();
      const captcha = await crowd.tokens.take();
      const copies = crowd.random() < SENT_TWICE ? 2 : 1;
      await Promise.all(Array.from({ length: copies }, () => sendUntilAnswered(crowd, message, captcha)));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** Sends a message as the form does: retries with the same key until there is a response (docs/contact.md#retries). */
export async function sendUntilAnswered(
  crowd: Crowd,
  message: ContactMessage,
  first: string | undefined,
): Promise<void> {
  let captcha = first;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const response = await crowd
      .address()
      .then((address) => postMessage(address, message, captcha).catch(() => undefined));
    if (response && response.status < 300) return crowd.ledger.note(message, response);
    if (response && !isRetryable(response)) return crowd.ledger.report(describe(response));
    // Like the browser, solve a new captcha when one is refused.
    if (response?.body.captcha) captcha = await crowd.tokens.take();
    await sleep(RETRY_MS);
  }
  crowd.ledger.report(`no response after ${TRIES} tries`);
}

const isRetryable = ({ status, body }: ContactResponse) => RETRYABLE.includes(status) || body.captcha !== undefined;
const describe = ({ status, body }: ContactResponse) => `a valid message got ${status} ${JSON.stringify(body)}`;

import { z } from 'zod';
import type { Env } from '../config/env.ts';
import { type FetchError, fetchBounded } from '../http/bounded-fetch.ts';
import { DeliveryError, type Transport } from '../outbox/transport.ts';
import type { Clock } from '../process/clock.ts';
import { type Notification, notificationText } from './notification.ts';

/** Telegram's limit for a message, in UTF-16 code units. */
export const TELEGRAM_LIMIT = 4096;
const RESPONSE_MS = 10_000;
/** Statuses of a wrong token, a wrong chat, or a bot that was blocked. */
const REFUSALS = [400, 401, 403, 404];

export type TelegramEnv = Pick<Env, 'TELEGRAM_TOKEN' | 'TELEGRAM_CHAT' | 'TELEGRAM_API_BASE'>;

const replySchema = z.object({
  ok: z.boolean(),
  parameters: z.object({ retry_after: z.number().positive().optional() }).optional(),
});

/** Sends each lead to a chat as plain text: nothing that a visitor typed is read as markup. */
export function telegramTransport(env: TelegramEnv, clock: Clock): Transport<Notification> {
  return {
    name: 'telegram',
    async deliver(notification, signal) {
      const message = {
        text: notificationText(notification, TELEGRAM_LIMIT),
        // Telegram would fetch a link that a visitor typed.
        link_preview_options: { is_disabled: true },
      };
      await callTelegram(env, 'sendMessage', message, clock, signal);
    },
  };
}

/**
 * Calls a method of the Bot API for the configured chat. Only a 200 with `"ok": true` counts: another one may come from a
 * captive portal. Throws DeliveryError without a cause, because the URL of an error may show the token.
 */
export async function callTelegram(
  { TELEGRAM_API_BASE, TELEGRAM_TOKEN, TELEGRAM_CHAT }: TelegramEnv,
  method: 'sendMessage' | 'getChat',
  parameters: object,
  clock: Clock,
  signal: AbortSignal | null = null,
): Promise<void> {
  const url = `${TELEGRAM_API_BASE.replace(/\/$/, '')}/bot${TELEGRAM_TOKEN}/${method}`;
  const body = JSON.stringify({ chat_id: TELEGRAM_CHAT, ...parameters });
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal };
  const fetched = fetchBounded(url, request, { clock, ms: RESPONSE_MS });
  const { status, text } = await fetched.catch((error: FetchError) => {
    throw new DeliveryError(error.code);
  });
  const { data } = replySchema.safeParse(parseJson(text));
  if (status === 200 && data?.ok) return;
  if (status === 200) throw new DeliveryError('not OK');
  const seconds = data?.parameters?.retry_after;
  throw new DeliveryError(String(status), {
    refused: REFUSALS.includes(status),
    retryAfterMs: seconds && seconds * 1_000,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { createHmac } from 'node:crypto';
import type { Env } from '../config/env.ts';
import { type FetchError, fetchBounded } from '../http/bounded-fetch.ts';
import { DeliveryError, type Transport } from '../outbox/transport.ts';
import type { Clock } from '../process/clock.ts';
import type { Notification } from './notification.ts';

const RESPONSE_MS = 10_000;
/** Temporary client errors: request timeout, too early, too many requests. */
const TRANSIENT = [408, 425, 429];

export type WebhookEnv = Pick<Env, 'NOTIFY_URL' | 'NOTIFY_SECRET'>;

/** Notifies a program of the agency about each lead, or about those told together, by a signed POST. */
export function webhookTransport(env: WebhookEnv, clock: Clock): Transport<Notification> {
  return {
    name: 'webhook',
    async deliver(notification, signal) {
      const body = webhookBody(notification);
      const seconds = Math.floor(clock.now() / 1_000);
      const signature = signatureHeaders(env.NOTIFY_SECRET ?? '', notification.reference, seconds, body);
      const headers = { 'content-type': 'application/json', ...signature };
      await post(env.NOTIFY_URL ?? '', { method: 'POST', headers, body, signal }, clock);
    },
  };
}

/** The JSON of docs/contract.md#webhook. */
function webhookBody(notification: Notification): string {
  const { reference, receivedAt, service, isUnverified, together, link, visitor } = notification;
  const timestamp = new Date(receivedAt).toISOString();
  if (together) {
    const { type, requests } = together;
    return JSON.stringify({ type, timestamp, data: { requests, link } });
  }
  const data = { reference, service, unverified: isUnverified, link, ...visitor };
  return JSON.stringify({ type: 'lead.received', timestamp, data });
}

/**
 * The headers that let the receiver check who sent a webhook and when, as Standard Webhooks defines them
 * (docs/contract.md#webhook). `secret` is base64, with or without the prefix `whsec_`; `id` is the same in every attempt,
 * `seconds` the time of this one.
 */
export function signatureHeaders(secret: string, id: string, seconds: number, body: string) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}

/** Any success status counts, whatever the body. Throws DeliveryError without a cause, which may show the URL. */
async function post(url: string, request: RequestInit, clock: Clock): Promise<void> {
  const fetched = fetchBounded(url, request, { clock, ms: RESPONSE_MS });
  const response = await fetched.catch((error: FetchError) => {
    // Only the body of a successful response can be too large: others are truncated.
    if (error.code === 'too large') return undefined;
    throw new DeliveryError(error.code);
  });
  if (!response || (response.status >= 200 && response.status < 300)) return;
  const { status, headers } = response;
  const isClientError = status >= 400 && status < 500;
  throw new DeliveryError(String(status), {
    refused: isClientError && !TRANSIENT.includes(status),
    retryAfterMs: retryAfterMs(headers, clock.now()),
  });
}

/** `Retry-After` in milliseconds, which is a number of seconds or a date; undefined without a valid one. */
function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return ms > 0 ? ms : undefined;
}

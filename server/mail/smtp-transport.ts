import { createTransport } from 'nodemailer';
import { DeliveryError, type Transport } from '../outbox/transport.ts';
import { type Mail, mimeOf } from './mail.ts';

/** Timeouts of each step, well below the deadline of an attempt (`DELIVERY_MS`). */
const CONNECT_MS = 15_000;
const IDLE_MS = 30_000;
/** Reply codes from here on are permanent rejections. */
const PERMANENT = 500;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Connection options for `url` (`smtp(s)://`). TLS is required except on loopback, because an attacker on the network
 * can strip STARTTLS; the URL's own parameters take precedence.
 */
export function smtpOptions(url: string) {
  const { hostname, searchParams } = new URL(url);
  const optsOut = ['ignoreTLS', 'opportunisticTLS'].some((name) => searchParams.get(name) === 'true');
  const isDecided = searchParams.has('requireTLS') || optsOut || LOOPBACK.test(hostname);
  return { url, ...(!isDecided && { requireTLS: true }) };
}

/** A client of the mail server at `url`, with limits of the time until it answers and between two of its answers. */
export const openMailer = (url: string, connectMs: number, idleMs: number) =>
  createTransport({
    ...smtpOptions(url),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: idleMs,
  });

/** Sends emails through the mail server at `url` (`smtp(s)://`), with a connection for each email. */
export function smtpTransport(url: string): Transport<Mail> {
  const mailer = openMailer(url, CONNECT_MS, IDLE_MS);
  return {
    name: 'smtp',
    async deliver(mail, signal) {
      try {
        const { response } = await mailer.sendMail({ ...mimeOf(mail), signal });
        return response;
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
  };
}

/** The code is the mail server's reply code, or nodemailer's code for a connection error. */
function toDeliveryError(error: unknown): DeliveryError {
  const { responseCode, code, response: answer } = error as { responseCode?: number; code?: string; response?: string };
  const refused = responseCode !== undefined && responseCode >= PERMANENT;
  return new DeliveryError(String(responseCode ?? code ?? 'unknown'), { refused, answer, cause: error });
}

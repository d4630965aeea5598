import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';
import { DeliveryError, type Letter, type Transport } from './transport.ts';

/** Each step gives up well before the whole try does (`DELIVERY_MS`). */
const CONNECT_MS = 15_000;
const SILENCE_MS = 30_000;
const LASTING_NO = 500;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * How to talk to the mail server at `url` (`smtp(s)://`). Outside this machine a server that offers no TLS gets neither
 * password nor letter: somebody on the way may have taken the offer out. The address may say otherwise.
 */
export function smtpOptions(url: string) {
  const { hostname, searchParams } = new URL(url);
  const doesWithout = ['ignoreTLS', 'opportunisticTLS'].some((word) => searchParams.get(word) === 'true');
  const isDecided = searchParams.has('requireTLS') || doesWithout || LOOPBACK.test(hostname);
  return { url, ...(!isDecided && { requireTLS: true }) };
}

/** Sends what `compose` makes of a letter through the mail server at `url` (`smtp(s)://`), a connection each. */
export function smtpTransport(url: string, compose: (letter: Letter) => SendMailOptions): Transport {
  const mailer = createTransport({
    ...smtpOptions(url),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    name: 'smtp',
    async deliver(letter, signal) {
      try {
        await mailer.sendMail({ ...compose(letter), signal });
      } catch (error) {
        throw describeFailure(error);
      }
    },
  };
}

/** The reply code of the mail server, or nodemailer's word for what happened to the connection. */
function describeFailure(error: unknown): DeliveryError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const refused = responseCode !== undefined && responseCode >= LASTING_NO;
  return new DeliveryError(String(responseCode ?? code ?? 'unknown'), { refused, cause: error });
}

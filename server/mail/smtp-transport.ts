import { createTransport, type SendMailOptions } from 'nodemailer';
import { ANSWER_MS, DeliveryError, type Transport } from '../outbox/transport.ts';
import { type Mail, mimeOf } from './mail.ts';

/** Timeouts of the first steps, well below the deadline of an attempt (`DELIVERY_MS`), which holds for the others. */
const CONNECT_MS = 15_000;
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

type Outgoing = SendMailOptions & { readonly onWhole?: (() => void) | undefined };

/** Sends emails through the mail server at `url` (`smtp(s)://`), with a connection for each email. */
export function smtpTransport(url: string): Transport<Mail> {
  // Idle for longer than any attempt, whose deadline depends on whether the server has the email whole.
  const mailer = openMailer(url, CONNECT_MS, 2 * ANSWER_MS);
  mailer.use('stream', ({ data, message }, done) => {
    message.processFunc((mime) => mime.once('end', () => (data as Outgoing).onWhole?.()));
    done();
  });
  return {
    name: 'smtp',
    async deliver(mail, signal, onWhole) {
      try {
        const outgoing: Outgoing = { ...mimeOf(mail), signal, onWhole };
        const { response } = await mailer.sendMail(outgoing);
        return response;
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
  };
}

/** The code is the mail server's reply code, that of its certificate, or nodemailer's code for a connection error. */
function toDeliveryError(error: unknown): DeliveryError {
  type SmtpError = { responseCode?: number; code?: string; originalCode?: string; response?: string; command?: string };
  const { responseCode, originalCode = '', response: answer, command } = error as SmtpError;
  const code = /CERT|VERIFY/.test(originalCode) ? originalCode : (error as SmtpError).code;
  const refused = responseCode !== undefined && responseCode >= PERMANENT;
  const recipientRefused = refused && command === 'RCPT TO';
  return new DeliveryError(String(responseCode ?? code ?? 'unknown'), {
    refused,
    recipientRefused,
    answer,
    cause: error,
  });
}

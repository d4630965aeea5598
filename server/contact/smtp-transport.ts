import { createTransport } from 'nodemailer';
import { type Correspondents, composeMail } from './mail.ts';
import { DeliveryError, type Transport } from './transport.ts';

/** Each step gives up well before the whole try does (`DELIVERY_MS`). */
const CONNECT_MS = 15_000;
const SILENCE_MS = 30_000;
const LASTING_NO = 500;

/** Sends letters through the mail server at `url` (`smtp://` or `smtps://`), a connection each. */
export function smtpTransport(url: string, correspondents: Correspondents): Transport {
  const mailer = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    name: 'smtp',
    async deliver(letter, signal) {
      try {
        await mailer.sendMail({ ...composeMail(letter, correspondents), signal });
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

import type { Env } from '../config/env.ts';
import { type FetchError, fetchBounded } from '../http/bounded-fetch.ts';
import { DeliveryError, type Transport } from '../outbox/transport.ts';
import type { Clock } from '../process/clock.ts';
import type { AgencyMail } from './mail.ts';

/** Limits of the provider: one request per second and account, and the size of a JSON body. */
const PACE_MS = 1_000;
const JSON_LIMIT_BYTES = 50_000;
const RESPONSE_MS = 20_000;
/** Statuses that mean a wrong key, template or account setting. */
const REFUSALS = [400, 403, 404];

type EmailjsEnv = Pick<
  Env,
  'EMAILJS_SERVICE_ID' | 'EMAILJS_TEMPLATE_ID' | 'EMAILJS_PUBLIC_KEY' | 'EMAILJS_PRIVATE_KEY' | 'EMAILJS_API_BASE'
>;
type Request = { readonly path: string; readonly body: string | FormData; readonly headers: HeadersInit };

/** Sends through the hosted provider EmailJS, which puts the fields into a template in the agency's account. */
export function emailjsTransport(env: EmailjsEnv, clock: Clock): Transport<AgencyMail> {
  const waitForTurn = createThrottle(clock);
  return {
    name: 'emailjs',
    async deliver({ fields }, signal) {
      await waitForTurn(signal);
      await send(env.EMAILJS_API_BASE, composeRequest(env, fields), clock, signal);
    },
  };
}

/** As JSON, or as multipart form data when the JSON would exceed the provider's limit. */
function composeRequest(env: EmailjsEnv, parameters: AgencyMail['fields']): Request {
  const account = {
    service_id: env.EMAILJS_SERVICE_ID ?? '',
    template_id: env.EMAILJS_TEMPLATE_ID ?? '',
    user_id: env.EMAILJS_PUBLIC_KEY ?? '',
    ...(env.EMAILJS_PRIVATE_KEY && { accessToken: env.EMAILJS_PRIVATE_KEY }),
  };
  const body = JSON.stringify({ ...account, template_params: parameters });
  if (Buffer.byteLength(body) <= JSON_LIMIT_BYTES) {
    return { path: '/api/v1.0/email/send', body, headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...account, ...parameters })) form.append(name, value);
  return { path: '/api/v1.0/email/send-form', body: form, headers: {} };
}

/** Only `200` with the body `OK` counts: a 200 with another body may come from a captive portal or proxy. */
async function send(base: string, { path, ...request }: Request, clock: Clock, signal: AbortSignal): Promise<void> {
  const deadline = { clock, ms: RESPONSE_MS };
  const fetched = fetchBounded(base.replace(/\/$/, '') + path, { method: 'POST', ...request, signal }, deadline);
  const { status, text } = await fetched.catch((error: FetchError) => {
    throw new DeliveryError(error.code, { cause: error });
  });
  if (status !== 200) throw new DeliveryError(String(status), { refused: REFUSALS.includes(status) });
  if (text.trim() !== 'OK') throw new DeliveryError('not OK');
}

/** Lets one caller per second through, in order of arrival. The turn of an aborted caller stays unused. */
function createThrottle(clock: Clock): (stop: AbortSignal) => Promise<void> {
  let free = Promise.resolve();
  return async (stop) => {
    const turn = free;
    // Timers instead of timestamps, so that a clock that is set back delays no one.
    free = turn.then(() => new Promise((resolve) => void clock.after(PACE_MS, resolve)));
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = () => reject(new DeliveryError('stopped'));
    stop.addEventListener('abort', abort, { once: true });
    await Promise.race([turn, aborted]).finally(() => stop.removeEventListener('abort', abort));
  };
}

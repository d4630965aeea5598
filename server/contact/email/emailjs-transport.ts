import type { Env } from '../../config/env.ts';
import { type FetchError, fetchBounded } from '../../http/bounded-fetch.ts';
import type { Clock } from '../../process/clock.ts';
import { headerText, letterSubject } from './lead-text.ts';
import { DeliveryError, type Letter, type Transport } from './transport.ts';

/** The provider's own limits: one request a second for an account, and so much JSON. */
const PACE_MS = 1_000;
const JSON_LIMIT_BYTES = 50_000;
const ANSWER_MS = 20_000;
/** Our request is wrong: a key, the template, the account's settings. Someone has to mend it. */
const REFUSALS = [400, 403, 404];

type EmailjsEnv = Pick<
  Env,
  'EMAILJS_SERVICE_ID' | 'EMAILJS_TEMPLATE_ID' | 'EMAILJS_PUBLIC_KEY' | 'EMAILJS_PRIVATE_KEY' | 'EMAILJS_API_BASE'
>;
type Parameters = Readonly<Record<string, string>>;
type Request = { readonly path: string; readonly body: string | FormData; readonly headers: HeadersInit };

/** Sends letters through the hosted provider EmailJS, which fills them into a template of the account. */
export function emailjsTransport(env: EmailjsEnv, clock: Clock): Transport {
  const waitForTurn = createPace(clock);
  return {
    name: 'emailjs',
    async deliver(letter, signal) {
      await waitForTurn(signal);
      await send(env.EMAILJS_API_BASE, composeRequest(env, templateParameters(letter)), clock, signal);
    },
  };
}

/**
 * The fields under the names that the template knows, which may put any line of them into a header, and what a good
 * subject line needs.
 */
function templateParameters(letter: Letter): Parameters {
  const { from_email, message, from_site, from_partner } = letter;
  return {
    from_name: headerText(letter.from_name),
    from_email,
    from_phone: headerText(letter.from_phone),
    message,
    from_site,
    from_partner,
    from_serviceid: headerText(letter.from_serviceid),
    from_service: headerText(letter.from_service),
    ...(letter.captcha_response && { 'g-recaptcha-response': letter.captcha_response }),
    reference: letter.reference,
    subject: letterSubject(letter),
  };
}

/** As JSON, or as a form when that would be more JSON than the provider takes. */
function composeRequest(env: EmailjsEnv, parameters: Parameters): Request {
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

/** Any other answer than `200` with the body `OK` may be a page of someone in between: the letter was not taken. */
async function send(base: string, { path, ...request }: Request, clock: Clock, signal: AbortSignal): Promise<void> {
  const deadline = { clock, ms: ANSWER_MS };
  const asked = fetchBounded(base.replace(/\/$/, '') + path, { method: 'POST', ...request, signal }, { deadline });
  const { status, text } = await asked.catch((error: FetchError) => {
    throw new DeliveryError(error.code, { cause: error });
  });
  if (status !== 200) throw new DeliveryError(String(status), { refused: REFUSALS.includes(status) });
  if (text.trim() !== 'OK') throw new DeliveryError('not OK');
}

/** Lets one caller through a second, in the order they came; a caller that gives up leaves its turn empty. */
function createPace(clock: Clock): (stop: AbortSignal) => Promise<void> {
  let free = Promise.resolve();
  return async (stop) => {
    const turn = free;
    // By timers alone: a clock that is set back would make everyone wait.
    free = turn.then(() => new Promise((resolve) => void clock.after(PACE_MS, resolve)));
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(new DeliveryError('stopped'));
    stop.addEventListener('abort', giveUp, { once: true });
    await Promise.race([turn, givenUp]).finally(() => stop.removeEventListener('abort', giveUp));
  };
}

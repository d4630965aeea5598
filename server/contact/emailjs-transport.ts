import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { letterSubject } from './letter-text.ts';
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

/** The fields under the names that the template knows, and what a good subject line needs. */
function templateParameters(letter: Letter): Parameters {
  const { from_name, from_email, from_phone, message, from_site, from_partner, from_serviceid, from_service } = letter;
  return {
    from_name,
    from_email,
    from_phone,
    message,
    from_site,
    from_partner,
    from_serviceid,
    from_service,
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

async function send(base: string, { path, ...request }: Request, clock: Clock, stop: AbortSignal): Promise<void> {
  const limit = new AbortController();
  const cancel = clock.after(ANSWER_MS, () => limit.abort(new DeliveryError('timeout')));
  const signal = AbortSignal.any([limit.signal, stop]);
  try {
    const answer = await fetch(base.replace(/\/$/, '') + path, { method: 'POST', ...request, signal });
    await answer.body?.cancel();
    if (answer.status !== 200) {
      throw new DeliveryError(String(answer.status), { refused: REFUSALS.includes(answer.status) });
    }
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    throw new DeliveryError(code ?? 'network', { cause: error });
  } finally {
    cancel();
  }
}

/** Lets one caller through a second, in the order they came; a caller that gives up leaves its turn empty. */
function createPace(clock: Clock): (stop: AbortSignal) => Promise<void> {
  let nextTurn = 0;
  return async (stop) => {
    const turn = Math.max(nextTurn, clock.now());
    nextTurn = turn + PACE_MS;
    if (turn <= clock.now()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cancel = clock.after(turn - clock.now(), resolve);
    const giveUp = () => reject(new DeliveryError('stopped'));
    stop.addEventListener('abort', giveUp, { once: true });
    await promise.finally(() => {
      cancel();
      stop.removeEventListener('abort', giveUp);
    });
  };
}

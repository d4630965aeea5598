import type { ExternalCaptcha } from '../../domain/contact/protocol.ts';

type Widget = {
  ready: (start: () => void) => void;
  render: (element: HTMLElement, options: Record<string, unknown>) => string;
  execute: (id: string) => unknown;
};
type Provider = {
  readonly script: string;
  readonly global: string;
  readonly look: Readonly<Record<string, string>>;
  /** How long a token may take, from the start and from each of the provider's callbacks. */
  readonly answerMs: number;
  readonly afterMs: Readonly<Record<string, number>>;
};

/** For a provider that gives a token by itself, or asks the visitor to solve a challenge. */
const ANSWER_MS = 20_000;
/** Once the visitor has closed the challenge; of a solved one the token follows at once. */
const CLOSED_MS = 3_000;
/** For the visitor; about as long as the challenges themselves last. */
const SOLVE_MS = 2 * 60_000;

/** Turnstile calls it before it shows its box. */
const BEFORE_BOX = 'before-interactive-callback';

/** External captchas, if one is configured. Its script is loaded when a visitor touches the form, not before. */
const PROVIDERS: Record<ExternalCaptcha, Provider> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    // Turnstile has no invisible size; its widget is shown only to visitors who must tick a box.
    look: { execution: 'execute', appearance: 'interaction-only' },
    answerMs: ANSWER_MS,
    afterMs: {
      [BEFORE_BOX]: SOLVE_MS,
      'after-interactive-callback': ANSWER_MS,
      'timeout-callback': 0,
    },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    look: { size: 'invisible' },
    answerMs: ANSWER_MS,
    afterMs: { 'open-callback': SOLVE_MS, 'close-callback': CLOSED_MS, 'chalexpired-callback': 0 },
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    look: { size: 'invisible' },
    // It does not say when it shows its pictures.
    answerMs: SOLVE_MS,
    afterMs: {},
  },
};

const SCRIPT_LIMIT_MS = 15_000;

let loading: Promise<void> | undefined;

/** Loads a provider's script once; a call after a failure or timeout loads it again. */
function loadScript(src: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error(`could not load ${src}`));
    };
    const timer = setTimeout(fail, SCRIPT_LIMIT_MS);
    script.addEventListener('load', () => resolve(clearTimeout(timer)));
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  return loading;
}

/** Runs an invisible widget once; undefined when the provider gives no token in time. */
async function runWidget(provider: Provider, sitekey: string): Promise<string | undefined> {
  const { script, global, look, answerMs, afterMs } = provider;
  await loadScript(script);
  const widget = Reflect.get(window, global) as Widget;
  // Inside the form, in case the visitor must tick a box.
  const host = (document.querySelector('main form') ?? document.body).appendChild(document.createElement('div'));
  const token = new Promise<string | undefined>((resolve, reject) => {
    let limit: number | undefined;
    const limitTo = (ms: number) => {
      clearTimeout(limit);
      limit = setTimeout(resolve, ms);
    };
    limitTo(answerMs);
    const react = (name: string, ms: number) => () => {
      limitTo(ms);
      // The end of the form may be below the viewport; the box has no height yet.
      if (name === BEFORE_BOX) host.scrollIntoView({ block: 'center' });
    };
    const times = Object.entries({ 'error-callback': 0, 'expired-callback': 0, ...afterMs });
    const callbacks = Object.fromEntries(times.map(([name, ms]) => [name, react(name, ms)]));
    const start = () => void widget.execute(widget.render(host, { sitekey, ...look, callback: resolve, ...callbacks }));
    // reCAPTCHA loads another script first. Turnstile has a `ready` too, which throws in a script that was loaded async.
    const ready = new Promise<void>((begin) => (global === 'grecaptcha' ? widget.ready(begin) : begin()));
    ready.then(start).catch(reject);
  });
  return token.finally(() => host.remove());
}

/**
 * Fetches a provider's script. The returned function gets a token, or undefined when the provider gives none; it never
 * throws. Call it when the message is sent: tokens expire after two minutes.
 */
export function openProvider(name: ExternalCaptcha, siteKey: string): () => Promise<string | undefined> {
  const provider = PROVIDERS[name];
  // Avoids an unhandled rejection; `runWidget` loads the script again.
  loadScript(provider.script).catch(() => undefined);
  return () => runWidget(provider, siteKey).catch((error: unknown): undefined => void console.warn(error));
}

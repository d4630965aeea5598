import type { ExternalCaptcha } from '../../domain/contact/protocol.ts';

type Widget = {
  ready?: (start: () => void) => void;
  render: (element: HTMLElement, options: Record<string, unknown>) => string;
  execute: (id: string) => unknown;
};
type Provider = { readonly script: string; readonly global: string; readonly look: Readonly<Record<string, string>> };

/** External captchas, by configuration only: their script is loaded when a visitor touches the form, not before. */
const PROVIDERS: Record<ExternalCaptcha, Provider> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    // Its widgets have no size called invisible: they show themselves only to who must tick a box.
    look: { execution: 'execute', appearance: 'interaction-only' },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    look: { size: 'invisible' },
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    look: { size: 'invisible' },
  },
};

/** How long a provider may take, its script included, before the visitor is asked to try again. */
const ANSWER_LIMIT_MS = 20_000;
/** How long its script alone may take. */
const SCRIPT_LIMIT_MS = 15_000;

let loading: Promise<void> | undefined;

/** Loads a provider's script, unless it is there or on its way; one that failed or hung is asked for again. */
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

/** Runs an invisible widget once; undefined when the provider has no token to give. */
async function runWidget({ script, global, look }: Provider, sitekey: string): Promise<string | undefined> {
  await loadScript(script);
  const widget = Reflect.get(window, global) as Widget;
  await new Promise<void>((resolve) => (widget.ready ? widget.ready(resolve) : resolve()));
  // Inside the form, where a visitor who is asked to tick a box looks for it.
  const host = (document.querySelector('main form') ?? document.body).appendChild(document.createElement('div'));
  const token = new Promise<string | undefined>((resolve) => {
    const none = () => resolve(undefined);
    setTimeout(none, ANSWER_LIMIT_MS);
    const callbacks = { callback: resolve, 'error-callback': none, 'expired-callback': none };
    widget.execute(widget.render(host, { sitekey, ...look, ...callbacks }));
  });
  return token.finally(() => host.remove());
}

/**
 * Fetches a provider's script. What it returns asks for a token, to be called when the message is sent, because
 * tokens last two minutes; it answers undefined when the provider cannot be reached or gives none, and never throws.
 */
export function openProvider(name: ExternalCaptcha, siteKey: string): () => Promise<string | undefined> {
  const provider = PROVIDERS[name];
  // Whoever asks for the token hears of it.
  loadScript(provider.script).catch(() => undefined);
  return () => {
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS));
    const token = runWidget(provider, siteKey).catch((error: unknown) => console.warn(error));
    return Promise.race([token.then((given) => given ?? undefined), tooLate]);
  };
}

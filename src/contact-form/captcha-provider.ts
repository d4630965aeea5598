import type { ExternalCaptcha } from '../../domain/contact/protocol.ts';

type Widget = {
  ready?: (start: () => void) => void;
  render: (element: HTMLElement, options: Record<string, unknown>) => string;
  execute: (id: string) => unknown;
};
type Provider = { readonly script: string; readonly global: string; readonly look: Readonly<Record<string, string>> };

/** External captchas, if one is configured. Its script is loaded when a visitor touches the form, not before. */
const PROVIDERS: Record<ExternalCaptcha, Provider> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    // Turnstile has no invisible size; its widget is shown only to visitors who must tick a box.
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

/** Time limit for a token, including the script. */
const ANSWER_LIMIT_MS = 20_000;
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

/** Runs an invisible widget once; undefined when the provider gives no token. */
async function runWidget({ script, global, look }: Provider, sitekey: string): Promise<string | undefined> {
  await loadScript(script);
  const widget = Reflect.get(window, global) as Widget;
  await new Promise<void>((resolve) => (widget.ready ? widget.ready(resolve) : resolve()));
  // Inside the form, in case the visitor must tick a box.
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
 * Fetches a provider's script. The returned function gets a token, or undefined when the provider gives none; it never
 * throws. Call it when the message is sent: tokens expire after two minutes.
 */
export function openProvider(name: ExternalCaptcha, siteKey: string): () => Promise<string | undefined> {
  const provider = PROVIDERS[name];
  // Avoids an unhandled rejection; `runWidget` loads the script again.
  loadScript(provider.script).catch(() => undefined);
  return () => {
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_LIMIT_MS));
    const token = runWidget(provider, siteKey).catch((error: unknown) => console.warn(error));
    return Promise.race([token.then((given) => given ?? undefined), tooLate]);
  };
}

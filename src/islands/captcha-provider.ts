/** External captchas, by configuration only: their script is loaded when a visitor touches the form, not before. */
export type ProviderName = 'turnstile' | 'hcaptcha' | 'recaptcha';

type Widget = {
  ready?: (start: () => void) => void;
  render: (element: HTMLElement, options: Record<string, unknown>) => string;
  execute: (id: string) => unknown;
};

const PROVIDERS: Record<ProviderName, { script: string; global: string }> = {
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', global: 'turnstile' },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha' },
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js?render=explicit', global: 'grecaptcha' },
};

/** How long a provider may think before the visitor is asked to try again. */
const ANSWER_LIMIT_MS = 20_000;

function loadScript(src: string): Promise<void> {
  if (document.querySelector(`script[src="${src}"]`)) return Promise.resolve();
  const script = Object.assign(document.createElement('script'), { src, async: true });
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`could not load ${src}`));
    });
  });
}

/** Runs an invisible widget once; its token, or undefined when it gives none in time. Throws when it cannot load. */
export async function askProvider(name: ProviderName, siteKey: string): Promise<string | undefined> {
  const { script, global } = PROVIDERS[name];
  await loadScript(script);
  const widget = Reflect.get(window, global) as Widget;
  await new Promise<void>((resolve) => (widget.ready ? widget.ready(resolve) : resolve()));
  const host = document.body.appendChild(document.createElement('div'));
  const token = new Promise<string | undefined>((resolve) => {
    const none = () => resolve(undefined);
    setTimeout(none, ANSWER_LIMIT_MS);
    const callbacks = { callback: resolve, 'error-callback': none, 'expired-callback': none };
    const id = widget.render(host, { sitekey: siteKey, size: 'invisible', execution: 'execute', ...callbacks });
    widget.execute(id);
  });
  return token.finally(() => host.remove());
}

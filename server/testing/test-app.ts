import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { type AppDeps, buildApp } from '../app.ts';
import { readEnv } from '../config/env.ts';
import type { Variables } from '../config/env-values.ts';
import type { Captcha } from '../contact/captcha/captcha.ts';
import { openAddressKey } from '../contact/intake/address-key.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createLog } from '../process/log.ts';
import type { Render } from '../site/rendered-pages.ts';
import { loadSite, type Site } from '../site/site.ts';
import type { WhitepaperSource } from '../whitepapers/whitepaper-source.ts';
import { fakeCaptcha } from './fake-captcha.ts';
import { FakeClock } from './fake-clock.ts';
import { fakeWhitepapers } from './fake-whitepapers.ts';
import { writeFixtureDist } from './fixture-dist.ts';
import { openTimedStore, type StoreKind } from './test-stores.ts';

export const SITE_URL = 'https://ilalo.example';

let site: Promise<Site> | undefined;

type TestSettings = {
  readonly storeKind?: StoreKind;
  readonly env?: Variables;
  /** Initial time of the test's clock, in milliseconds since the epoch. */
  readonly now?: number;
  /** An empty list unless given. */
  readonly whitepapers?: WhitepaperSource;
  /** Opens a captcha with the test's clock; by default one that accepts `solvedCaptcha()`. */
  readonly openCaptcha?: (clock: FakeClock) => Captcha;
  readonly metrics?: Pick<Metrics, 'registry'>;
};

/** The server with a fixture build, a fake clock and its own store, closed when the test ends. */
export async function openTestApp({
  storeKind = 'SQLite',
  env,
  now,
  openCaptcha,
  whitepapers = fakeWhitepapers([]),
  metrics,
}: TestSettings = {}) {
  site ??= loadSite(join(writeFixtureDist(), 'dist'));
  const clock = new FakeClock(now);
  const { store, advance, set } = await openTimedStore(storeKind, clock);
  const lines: string[] = [];
  const pages = fakePages();
  const onSaved = vi.fn();
  const draining = { begun: false };
  const parts: AppDeps = {
    env: readEnv(env ?? {}),
    store,
    addressKey: openAddressKey(store, clock),
    captcha: openCaptcha?.(clock) ?? fakeCaptcha,
    site: await site,
    whitepapers,
    render: pages.render,
    log: createLog('trace', { write: (line) => lines.push(line) }),
    clock,
    onSaved,
    metrics,
    draining,
  };
  const app = await buildApp(parts);
  onTestFinished(() => app.close());
  return { app, store, clock, advance, set, draining, lines, onSaved, ...pages };
}

/** Renders pages that hold their path and records the calls; `failNext` makes the next one throw. */
function fakePages() {
  const rendered: { readonly path: string; readonly locals: object }[] = [];
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
  const failures: string[] = [];
  const render: Render = async (path, locals) => {
    rendered.push({ path, locals });
    const failure = failures.pop();
    if (failure) throw new Error(failure);
    return new Response(`<!doctype html><pre>${path} ${'lana '.repeat(50)}</pre>`, { headers });
  };
  return { rendered, render, failNext: (message: string) => failures.push(message) };
}

/** Valid fields of a contact message. */
export const goodFields = {
  from_name: 'María Quishpe',
  from_email: 'maria@correo.example',
  from_phone: '+593 99 123 4567',
  message: 'Necesito una página web para mi panadería.',
  from_serviceid: 'nivel-2',
  from_service: 'SPA_Nivel_II',
};

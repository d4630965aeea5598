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
import type { News } from '../whitepapers/whitepaper-source.ts';
import { fakeCaptcha } from './fake-captcha.ts';
import { FakeClock } from './fake-clock.ts';
import { fakeNews } from './fake-news.ts';
import { writeFixtureDist } from './fixture-dist.ts';
import { openTimedStore, type StoreKind } from './test-stores.ts';

export const SITE_URL = 'https://ilalo.example';

let site: Promise<Site> | undefined;

type TestSettings = {
  readonly storeKind?: StoreKind;
  readonly env?: Variables;
  /** When the test's clock begins, in milliseconds since the epoch. */
  readonly now?: number;
  /** None to show unless given. */
  readonly news?: News;
  /** Made with the clock of the test; otherwise one that says yes to `solvedCaptcha()`. */
  readonly openCaptcha?: (clock: FakeClock) => Captcha;
  readonly metrics?: Pick<Metrics, 'registry'>;
};

/** The server on a fixture build and a store of its own, closed when the test ends; log lines are kept. */
export async function openTestApp({
  storeKind = 'SQLite',
  env,
  now,
  openCaptcha,
  news = fakeNews([]),
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
    news,
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

/** Draws pages that say what they were drawn from, and fails once when told to. */
function fakePages() {
  const drawn: { readonly path: string; readonly locals: object }[] = [];
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
  const failures: string[] = [];
  const render: Render = async (path, locals) => {
    drawn.push({ path, locals });
    const failure = failures.pop();
    if (failure) throw new Error(failure);
    return new Response(`<!doctype html><pre>${path} ${'lana '.repeat(50)}</pre>`, { headers });
  };
  return { drawn, render, failNext: (message: string) => failures.push(message) };
}

/** Fields that a visitor fills in well. */
export const goodFields = {
  from_name: 'María Quishpe',
  from_email: 'maria@correo.example',
  from_phone: '+593 99 123 4567',
  message: 'Necesito una página web para mi panadería.',
  from_serviceid: 'nivel-2',
  from_service: 'SPA_Nivel_II',
};

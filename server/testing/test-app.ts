import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openStore } from '../contact/store.ts';
import { createLog } from '../log.ts';
import type { Render } from '../static/rendered-pages.ts';
import { loadSite, type Site } from '../static/site.ts';
import { FakeClock } from './fake-clock.ts';
import { tempFolder, writeFixtureDist } from './fixture-dist.ts';

export const SITE_URL = 'https://ilalo.example';

let site: Promise<Site> | undefined;

/** The server on a fixture build and a store of its own, closed when the test ends; log lines are kept. */
export async function openTestApp() {
  site ??= loadSite(join(writeFixtureDist(), 'dist'));
  const store = await openStore({ DATA_DIR: tempFolder() });
  const clock = new FakeClock();
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const pages = fakePages();
  const onSaved = vi.fn();
  const app = await buildApp({
    env: { SITE_URL, TRUST_PROXY: false },
    store,
    site: await site,
    onDemandPages: ['/contactenos'],
    render: pages.render,
    log,
    clock,
    onSaved,
  });
  onTestFinished(() => app.close().then(() => store.destroy()));
  return { app, store, clock, lines, onSaved, ...pages };
}

/** Draws pages that say what they were drawn from, and fails once when told to. */
function fakePages() {
  const drawn: { readonly path: string; readonly locals: object }[] = [];
  const headers = { 'content-security-policy': "default-src 'self'" };
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

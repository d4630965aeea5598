import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { openStore } from '../contact/store.ts';
import { createLog } from '../log.ts';
import { loadSite, type Site } from '../static/site.ts';
import { FakeClock } from './fake-clock.ts';
import { tempFolder, writeFixtureDist } from './fixture-dist.ts';

export const SITE_URL = 'https://ilalo.example';

let site: Promise<Site> | undefined;

/** The server on a fixture build and a store of its own, closed when the test ends; log lines are kept. */
export async function openTestApp() {
  site ??= loadSite(join(writeFixtureDist(), 'dist'));
  const store = await openStore(tempFolder());
  const lines: string[] = [];
  const drawn: { readonly path: string; readonly locals: object }[] = [];
  const clock = new FakeClock();
  let saved = 0;
  let failure: string | undefined;
  const app = await buildApp({
    env: { SITE_URL, TRUST_PROXY: false },
    store,
    site: await site,
    onDemandPages: ['/contactenos'],
    async render(path, locals) {
      drawn.push({ path, locals });
      const message = failure;
      failure = undefined;
      if (message) throw new Error(message);
      return new Response(`<!doctype html><pre>${path} ${'lana '.repeat(50)}</pre>`, {
        headers: { 'content-security-policy': "default-src 'self'" },
      });
    },
    log: createLog('trace', { write: (line) => lines.push(line) }),
    clock,
    onSaved: () => {
      saved += 1;
    },
  });
  onTestFinished(async () => {
    await app.close();
    await store.destroy();
  });
  const failNext = (message: string) => {
    failure = message;
  };
  return { app, store, clock, lines, drawn, savedCount: () => saved, failNext };
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

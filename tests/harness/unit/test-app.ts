import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { type AppDeps, buildApp } from '../../../server/app.ts';
import type { Variables } from '../../../server/config/env-schema.ts';
import type { Captcha } from '../../../server/contact/captcha/captcha.ts';
import { openAddressKey } from '../../../server/contact/intake/address-key.ts';
import { prepareResponse } from '../../../server/http/prepared-response.ts';
import { openPictures } from '../../../server/pictures/pictures.ts';
import { createLog } from '../../../server/process/log.ts';
import { type Assets, loadAssets } from '../../../server/site/assets.ts';
import type { Render } from '../../../server/site/rendered-pages.ts';
import { fakeCaptcha } from './fake-captcha.ts';
import { FakeClock } from './fake-clock.ts';
import { fakeWhitepapers } from './fake-whitepapers.ts';
import { tempFolder, writeFixtureDist } from './fixture-dist.ts';
import { content, testEnv } from './test-content.ts';
import { openTimedStore, type StoreKind } from './test-stores.ts';

export const SITE_URL = 'https://tilo.example';

let assets: Promise<Assets> | undefined;

/** The page for outages. */
export const OUTAGE = '<!doctype html><title>Sin servicio</title>';
const outage = prepareResponse({ identity: Buffer.from(OUTAGE) }, { 'cache-control': 'no-store' }, 503);

/** Parts of the server, by default without metrics, with a list of no whitepapers, and a desk that changes no content. */
type OwnParts = Partial<
  Pick<AppDeps, 'content' | 'whitepapers' | 'metrics' | 'refusedContent' | 'editor' | 'codeTransports' | 'erase'>
>;

type TestSettings = OwnParts & {
  readonly storeKind?: StoreKind;
  readonly env?: Variables;
  /** Initial time of the test's clock, in milliseconds since the epoch. */
  readonly now?: number;
  /** Opens a captcha with the test's clock; by default one that accepts `solvedCaptcha()`. */
  readonly openCaptcha?: (clock: FakeClock) => Captcha;
  /** Another content folder, folder of data, or program; by default those of this repository and an empty folder. */
  readonly pictures?: Partial<Parameters<typeof openPictures>[0]>;
  /** Counts visits; by default nothing does. */
  readonly openVisits?: (deps: Pick<AppDeps, 'store' | 'log'> & { readonly clock: FakeClock }) => AppDeps['visits'];
  /** Another server on the store of this one. */
  readonly beside?: TestStore & { readonly clock: FakeClock };
};

type TestStore = Awaited<ReturnType<typeof openTimedStore>>;

/** The server with a fixture build, a fake clock and its own store, closed when the test ends. */
export async function openTestApp({
  storeKind = 'SQLite',
  env,
  now,
  openCaptcha,
  pictures,
  openVisits = () => ({ see: () => {} }),
  beside,
  ...ownParts
}: TestSettings = {}) {
  assets ??= loadAssets(join(writeFixtureDist(), 'dist'));
  const clock = beside?.clock ?? new FakeClock(now);
  const { store, advance, set } = beside ?? (await openTimedStore(storeKind, clock));
  const lines: string[] = [];
  const pages = fakePages();
  const onSaved = vi.fn();
  const draining = { begun: false };
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const parts: AppDeps = {
    env: testEnv({ SITE_URL, ...env }),
    content,
    whitepapers: fakeWhitepapers([]),
    store,
    addressKey: openAddressKey(store, clock),
    captcha: openCaptcha?.(clock) ?? fakeCaptcha,
    assets: await assets,
    outagePage: () => outage,
    render: pages.render,
    pictures: openPictures({ folder: 'content', dataDir: tempFolder(), log, ...pictures }),
    log,
    clock,
    onSaved,
    visits: openVisits({ store, clock, log }),
    draining,
    ...ownParts,
  };
  const app = await buildApp(parts);
  onTestFinished(() => app.close());
  return { app, store, clock, advance, set, draining, lines, onSaved, ...pages };
}

/** The HTML of a page, long enough to be worth compressing. */
export const bodyOf = (path: string) => `<!doctype html><pre>${path} ${'lana '.repeat(50)}</pre>`;

/**
 * Fakes rendering: each page contains its path, calls are recorded, in `rendered` with what the page gets besides the
 * locals of every page, which are in `shared`; `failNext` makes the next one throw, `renderNext` replaces it.
 */
function fakePages() {
  const rendered: { readonly path: string; readonly locals: object }[] = [];
  const shared: Partial<App.Locals>[] = [];
  const failures: string[] = [];
  const responses: Response[] = [];
  const render: Render = async (path, given) => {
    const { content, origin, recipients, whitepapers, ...locals } = given as App.Locals;
    shared.push({ content, origin, recipients, ...(whitepapers && { whitepapers }) });
    rendered.push({ path, locals });
    const failure = failures.pop();
    if (failure) throw new Error(failure);
    const response = responses.pop();
    if (response) return response;
    const isPage = !path.includes('.');
    const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
    return new Response(bodyOf(path), { headers: isPage ? headers : { 'content-type': 'text/plain' } });
  };
  return {
    rendered,
    shared,
    render,
    failNext: (message: string) => failures.push(message),
    renderNext: (response: Response) => responses.push(response),
  };
}

/** Valid fields of a contact message. */
export const goodFields = {
  from_name: 'María Quishpe',
  from_email: 'maria@correo.example',
  from_phone: '+593 99 000 0000',
  message: 'Necesito una página web para mi panadería.',
  from_serviceid: 'nivel-2',
  from_service: 'Sitio_II',
};

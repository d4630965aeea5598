import type { Bench } from '../bench.ts';
import { openMailServer } from '../mail-server.ts';
import { openTokens } from './captcha-tokens.ts';
import { Fleet } from './fleet.ts';
import { type Settings, settingsFor } from './instance.ts';
import { Ledger } from './ledger.ts';
import type { ContactStorage } from './storage.ts';
import { sqliteReader } from './store-reader.ts';

/** What a site is opened with. `instances` share the storage; `tokens` are kept ready. */
type Wishes = {
  readonly storage?: ContactStorage;
  readonly instances?: number;
  readonly settings?: Settings;
  readonly tokens?: number;
};

/** A server on a store of its own, a mail server that it delivers to, and clients that record every response. */
export async function openContactSite(
  bench: Bench,
  { storage, instances = 1, settings = {}, tokens: stock }: Wishes = {},
) {
  const mailServer = await openMailServer(bench.closeLater);
  const own = settingsFor(bench, { SMTP_URL: mailServer.url, ...storage?.settings, ...settings });
  const fleet = new Fleet(bench, own, instances);
  const store = storage?.reader ?? sqliteReader(own['DATA_DIR'] ?? '');
  const address = await fleet.address();
  const tokens = openTokens(bench, fleet.address, stock);
  const crowd = { address: fleet.address, tokens, ledger: new Ledger(), random: bench.random };
  return { mailServer, fleet, store, tokens, crowd, ledger: crowd.ledger, address, settings: own };
}

export type ContactSite = Awaited<ReturnType<typeof openContactSite>>;

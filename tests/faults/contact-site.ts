import { openTokens } from './captcha-tokens.ts';
import { Fleet } from './fleet.ts';
import { type Settings, settingsFor } from './instance.ts';
import { Ledger } from './ledger.ts';
import { openMailbox } from './mailbox.ts';
import type { Bench } from './scenario.ts';
import { type StoreReader, sqliteReader } from './store-reader.ts';

/** Where the messages of a scenario are kept: by default an SQLite file of their own. */
export type Storage = { readonly settings: Settings; readonly reader: StoreReader };

/** What a site is opened with. `instances` share the storage; `tokens` are kept ready. */
type Wishes = {
  readonly storage?: Storage;
  readonly instances?: number;
  readonly settings?: Settings;
  readonly tokens?: number;
};

/** A server on a store of its own, a mailbox that it delivers to, and visitors who write down what they are told. */
export async function openContactSite(
  bench: Bench,
  { storage, instances = 1, settings = {}, tokens: stock }: Wishes = {},
) {
  const mailbox = await openMailbox(bench);
  const own = settingsFor(bench, { SMTP_URL: mailbox.url, ...storage?.settings, ...settings });
  const fleet = new Fleet(bench, own, instances);
  const store = storage?.reader ?? sqliteReader(own['DATA_DIR'] ?? '');
  const address = await fleet.address();
  const tokens = openTokens(bench, fleet.address, stock);
  const crowd = { address: fleet.address, tokens, ledger: new Ledger(), random: bench.random };
  return { mailbox, fleet, store, tokens, crowd, ledger: crowd.ledger, address, settings: own };
}

export type ContactSite = Awaited<ReturnType<typeof openContactSite>>;

import { openMailServer } from '../mail-server.ts';
import type { RunContext } from '../run-context.ts';
import { openTokens } from './captcha-tokens.ts';
import { Fleet } from './fleet.ts';
import { type Settings, settingsFor } from './instance.ts';
import { Ledger } from './ledger.ts';
import type { ContactStorage } from './storage.ts';
import { sqliteReader } from './store-reader.ts';

type Options = {
  readonly storage?: ContactStorage;
  /** Server processes that share the storage. */
  readonly instances?: number;
  readonly settings?: Settings;
  /** Solved captchas kept in stock. */
  readonly tokens?: number;
};

/** Servers with a fresh store, the mail server that they deliver to, and clients that record every response. */
export async function openContactSite(
  context: RunContext,
  { storage, instances = 1, settings = {}, tokens: stock }: Options = {},
) {
  const mailServer = await openMailServer(context.closeLater);
  const shared = settingsFor(context, { SMTP_URL: mailServer.url, ...storage?.settings, ...settings });
  const fleet = new Fleet(context, shared, instances);
  const store = storage?.reader ?? sqliteReader(shared['DATA_DIR'] ?? '');
  const address = await fleet.address();
  const tokens = openTokens(context, fleet.address, stock);
  const crowd = { address: fleet.address, tokens, ledger: new Ledger(), random: context.random };
  return { mailServer, fleet, store, tokens, crowd, ledger: crowd.ledger, address, settings: shared };
}

export type ContactSite = Awaited<ReturnType<typeof openContactSite>>;

import type { MailedSite } from '../harness/open-site.ts';
import type { Preferences, Size } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** A user journey that runs in every engine. */
export type Journey = {
  readonly name: string;
  readonly run: (visitor: Visitor, site: MailedSite) => Promise<void>;
  /** Viewport; desktop by default. */
  readonly size?: Size;
  readonly preferences?: Preferences;
  /**
   * To a site of its own, over HTTPS through Caddy with the configuration of `deploy/`; skipped without Caddy. By default
   * to the site that all share, over plain HTTP.
   */
  readonly secure?: true;
};

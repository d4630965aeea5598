import type { ContactField, ContactProblems } from '../domain/contact-message.ts';
import type { Whitepaper } from '../domain/whitepaper.ts';

declare global {
  /** The ISO date on which the words of a page last changed; empty where nobody knows it. Set by `astro.config.ts`. */
  const PAGES_CHANGED: string;
  namespace App {
    interface Locals {
      /** What became of a request that was posted without script; set by the server. */
      contact?: {
        readonly values?: Partial<Record<ContactField, string>>;
        readonly problems?: ContactProblems;
        readonly reference?: string;
        /** Why it was not taken, when the fields are not the reason. */
        readonly failed?: string;
      };
      /** The whitepapers, newest first, and where their pictures lie; absent while there are none to show. */
      news?: { readonly documents: readonly Whitepaper[]; readonly storageUrl?: string | undefined };
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

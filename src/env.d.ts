import type { ContactLocals } from '../domain/contact/protocol.ts';
import type { Whitepaper } from '../domain/whitepapers/whitepaper.ts';

declare global {
  /** ISO date of the last change to a page's text; empty without Git. Set by `astro.config.ts`. */
  const PAGES_CHANGED: string;
  namespace App {
    interface Locals extends ContactLocals {
      /** The whitepapers, newest first, and where their pictures lie; absent while there are none to show. */
      whitepapers?: { readonly list: readonly Whitepaper[]; readonly storageUrl?: string | undefined };
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

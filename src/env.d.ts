import type { Whitepaper } from '../domain/whitepapers/whitepaper.ts';
import type { PostedForm } from './contact-form/form-status.ts';

declare global {
  /** The ISO date on which the words of a page last changed; empty where nobody knows it. Set by `astro.config.ts`. */
  const PAGES_CHANGED: string;
  namespace App {
    interface Locals {
      /** What became of a request that was posted without script; set by the server. */
      contact?: PostedForm;
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

import type { Whitepaper } from '../domain/whitepapers/whitepaper.ts';
import type { PostedForm } from './contact-form/form-status.ts';

declare global {
  /** ISO date of the last change to a page's text; empty without Git. Set by `astro.config.ts`. */
  const PAGES_CHANGED: string;
  namespace App {
    interface Locals {
      /** Result of a form posted without JavaScript; set by the server. */
      contact?: PostedForm;
      /** Newest first, with the storage of their pictures; absent until the first list is read. */
      news?: { readonly documents: readonly Whitepaper[]; readonly storageUrl?: string | undefined };
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

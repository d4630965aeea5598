import type { ContactField, ContactProblems } from '../domain/contact-message.ts';

declare global {
  namespace App {
    interface Locals {
      /** What became of a request that was posted without script; set by the server. */
      contact?: {
        readonly values?: Partial<Record<ContactField, string>>;
        readonly problems?: ContactProblems;
        readonly reference?: string;
        readonly failed?: boolean;
      };
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

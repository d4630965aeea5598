import type { ContactLocals } from '../domain/contact/protocol.ts';
import type { Recipients } from '../domain/contact/recipient-facts.ts';
import type { Content } from '../domain/content/content.ts';
import type { DeskLocals } from '../domain/desk/views.ts';
import type { Whitepaper } from '../domain/whitepapers/whitepaper.ts';

declare global {
  /** Address that counts a page view. Set by `astro.config.ts`, for `before-paint.ts` only. */
  const VIEW_API: string;
  /** What Chromium reports for a page; TypeScript does not know them yet. */
  type AheadTiming = PerformanceEntry & { readonly activationStart: number; readonly deliveryType: string };
  namespace App {
    interface Locals extends ContactLocals {
      /** What the agency says. */
      content: Content;
      /** Origin of the site, without a trailing slash. */
      origin: string;
      /** Recipients of personal data, for the privacy policy. */
      recipients: Recipients;
      /** For the owner's desk: the server's routes give each page its view. */
      desk?: DeskLocals;
      /** The whitepapers, newest first, and the base URL of their pictures; absent while there are none to show. */
      whitepapers?: { readonly list: readonly Whitepaper[]; readonly storageUrl?: string | undefined };
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:loom'?: boolean;
  }
}

import type { IconName } from '../content/fields.ts';

/**
 * A client who agreed to be named, with a logo in `content/images/logos`; until there is one, a trade and an icon. `href`
 * leads to its project, or to the concept for the trade.
 */
export type ClientLogo = { readonly name: string; readonly href?: string } & (
  | { readonly image: string; readonly icon?: undefined }
  | { readonly icon: IconName; readonly image?: undefined }
);

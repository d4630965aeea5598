import type { IconName } from '../plans/plan.ts';

/** A client who agreed to be named, with a logo in `content/images/logos`; until there is one, a trade and an icon. */
export type ClientLogo = { readonly name: string } & (
  | { readonly image: string; readonly icon?: undefined }
  | { readonly icon: IconName; readonly image?: undefined }
);

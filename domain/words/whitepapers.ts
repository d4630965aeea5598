import type { Link } from './link.ts';
import type { CallToActionWords, Seo } from './sections.ts';

/** `whitepapers` in `content/pages/whitepapers.ts`: the list, the pages of whitepapers, and what they show while the list is not loaded (`waiting`) or has no entries (`empty`). */
export type WhitepapersWords = {
  readonly seo: Seo;
  readonly title: string;
  readonly text: string;
  readonly tags: { readonly label: string; readonly all: string };
  readonly tagTitle: (tag: string) => string;
  readonly pages: { readonly label: string; readonly position: (page: number, of: number) => string };
  readonly feed: string;
  readonly more: string;
  readonly author: (name: string) => string;
  readonly minutes: (minutes: number) => string;
  readonly back: string;
  readonly home: string;
  readonly next: string;
  readonly notFound: string;
  readonly waiting: { readonly title: string; readonly text: string; readonly retry: string; readonly contact: Link };
  readonly empty: { readonly title: string; readonly text: string };
  readonly call: CallToActionWords;
};

/** A placeholder in the grid of whitepapers; the text in place of its date says so. */
export type SamplePost = { readonly title: string; readonly created_at: string; readonly href: string };

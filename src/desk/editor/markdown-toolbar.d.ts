import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** `@github/markdown-toolbar-element`; `for` is the id of a textarea. */
      'markdown-toolbar': HTMLAttributes<HTMLElement> & { for: string };
    }
  }
}

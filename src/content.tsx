import { createContext, type ReactNode, use } from 'react';
import type { Content } from '../domain/content/content.ts';

const ContentContext = createContext<Content | undefined>(undefined);

/** What the agency says, for all components below. */
export function WithContent({ content, children }: { content: Content; children?: ReactNode }) {
  return <ContentContext value={content}>{children}</ContentContext>;
}

/** What the agency says. Throws outside of `WithContent`. */
export function useContent(): Content {
  const content = use(ContentContext);
  if (!content) throw new Error('This component needs WithContent above it');
  return content;
}

import type { ReactElement } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import type { Content } from '../../../domain/content/content.ts';
import { WithContent } from '../../../src/content.tsx';
import { content as current } from './our-content.ts';

/** The HTML of an element that reads the content of this repository, except for `changes`. */
export const renderToStaticMarkup = (element: ReactElement, changes: Partial<Content> = {}): string =>
  render(<WithContent content={{ ...current, ...changes }}>{element}</WithContent>);

import type { ReactElement } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { content } from '../../server/content/current.ts';
import { WithContent } from '../content.tsx';

/** The HTML of an element that reads the content of this repository. */
export const renderToStaticMarkup = (element: ReactElement): string =>
  render(<WithContent content={content}>{element}</WithContent>);

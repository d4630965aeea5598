import renderer from '@astrojs/react/server.js';
import type { SSRResult } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { WithContent } from './content.tsx';

type Props = Record<string, unknown>;
type Renderer = (
  this: { result: SSRResult },
  component: FunctionComponent<Props>,
  props: Props,
  ...rest: unknown[]
) => unknown;

const renderToStaticMarkup = renderer.renderToStaticMarkup as unknown as Renderer;

/** Renders React components of `.astro` files below `WithContent`, with the content of the page. */
export default {
  ...renderer,
  renderToStaticMarkup(
    this: { result: SSRResult },
    component: FunctionComponent<Props>,
    props: Props,
    ...rest: unknown[]
  ) {
    const { content } = this.result.createAstro({}, null).locals;
    const below = (given: Props) => createElement(WithContent, { content }, createElement(component, given));
    return renderToStaticMarkup.call(this, below, props, ...rest);
  },
};

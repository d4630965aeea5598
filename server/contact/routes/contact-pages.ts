import { normalizeContactAddress } from '../../../domain/contact/quoted-service.ts';
import { routes } from '../../../domain/routes.ts';
import type { Env } from '../../config/env.ts';
import type { CurrentContent } from '../../content/current-content.ts';
import { findQuoteLinks } from '../../site/quote-links.ts';
import type { RenderQueue } from '../../site/render-queue.ts';
import { createRenderedPages, type Render, type RenderedPages } from '../../site/rendered-pages.ts';
import type { Site } from '../../site/site.ts';
import { allowCaptcha } from '../captcha/captcha-sources.ts';

type Rendering = { readonly render: Render; readonly queue: RenderQueue };

/** The contact page, cached once without a plan and once for each plan or product that the site's pages link to. */
export function openContactPages(
  { CAPTCHA_PROVIDER }: Pick<Env, 'CAPTCHA_PROVIDER'>,
  content: CurrentContent,
  site: Pick<Site, 'pages'>,
  rendering: Rendering,
): RenderedPages {
  const quotes = findQuoteLinks(site);
  const adaptPolicy = (policy: string) => allowCaptcha(policy, CAPTCHA_PROVIDER);
  return createRenderedPages({
    ...rendering,
    addressOf: (url) => {
      const { catalogue, products } = content();
      return normalizeContactAddress({ catalogue, products: products.blocks }, quotes, url);
    },
    priorityOf: (address) => (address === routes.contact ? 'contactPage' : 'linkedPage'),
    adaptPolicy,
  });
}

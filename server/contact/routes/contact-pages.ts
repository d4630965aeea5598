import { normalizeContactAddress } from '../../../domain/contact/quoted-service.ts';
import { routes } from '../../../domain/routes.ts';
import type { Env } from '../../config/env.ts';
import { findQuoteLinks } from '../../site/quote-links.ts';
import type { DrawingQueue, Urgency } from '../../site/render-queue.ts';
import { createRenderedPages, type Render, type RenderedPages } from '../../site/rendered-pages.ts';
import type { Site } from '../../site/site.ts';
import { allowCaptcha } from '../captcha/captcha-sources.ts';

type Rendering = { readonly render: Render; readonly queue: DrawingQueue };

/**
 * The contact page, cached plain and once for each plan that the site links to; other titles of a plan are not cached.
 */
export function openContactPages(
  { CAPTCHA_PROVIDER }: Pick<Env, 'CAPTCHA_PROVIDER'>,
  site: Pick<Site, 'pages'>,
  rendering: Rendering,
): RenderedPages {
  const linked = findQuoteLinks(site);
  const urgencyOf = (address: string): Urgency => {
    if (address === routes.contact) return 'plain';
    return linked.has(address) ? 'page' : 'variant';
  };
  const adaptPolicy = (policy: string) => allowCaptcha(policy, CAPTCHA_PROVIDER);
  return createRenderedPages({ ...rendering, addressOf: normalizeContactAddress, urgencyOf, adaptPolicy });
}

import type { Thing } from 'schema-dts';
import { company } from '../../content/company.ts';
import { writeGraph } from '../structured-data.ts';

export type SeoRecord = {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
};
type Props = SeoRecord & {
  /** Absolute address of the one true spelling of this page. */
  canonical: string;
  /** Kept out of search engines: pages that answer 404. */
  hidden?: boolean;
  /** Absolute address of the picture that chats show, 1200 × 630 where it is ours. */
  image: string;
  type?: 'website' | 'article';
  /** What the page says about itself in schema.org's words. */
  graph: readonly Thing[];
};

/** What search engines and chats read of a page (SPEC §3 «SEO record»). */
export function Seo({
  title,
  description,
  keywords,
  canonical,
  hidden = false,
  image,
  type = 'website',
  graph,
}: Props) {
  const fullTitle = `${title} · ${company.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={hidden ? 'noindex' : 'index, follow, max-image-preview:large'} />
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="es_EC" />
      <meta name="twitter:card" content="summary_large_image" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code, with every «<» escaped */}
      {!hidden && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeGraph(graph) }} />}
    </>
  );
}

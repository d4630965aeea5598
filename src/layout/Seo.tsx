import type { Thing } from 'schema-dts';
import { languageOf } from '../../domain/content/company.ts';
import { useContent } from '../content.tsx';
import { writeGraph } from '../data/structured-data.ts';
import { pageColours } from '../share/colours.ts';

export type SeoRecord = {
  /** Without the brand name, which is appended. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
};
type Props = SeoRecord & {
  /** Absolute URL of the canonical address. */
  canonical: string;
  /** Excluded from search engines: placeholders, and pages with status 404. */
  hidden?: boolean;
  /** Absolute URL of the Open Graph image. `isOurs` if the build drew it, 1200 × 630. */
  image: string;
  isOurs: boolean;
  /** ISO date. */
  published?: string | undefined;
  /** Structured data (schema.org). */
  graph: readonly Thing[];
};

/** Title, meta elements and structured data of a page. */
export function Seo({ title, description, keywords, canonical, hidden = false, graph, ...social }: Props) {
  const { company, palette } = useContent();
  const [day, night] = pageColours(palette);
  // The colour of the browser's bar, which continues the header.
  const themes = { light: day, dark: night };
  const { image, isOurs, published } = social;
  const fullTitle = `${title} · ${company.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && keywords.length > 0 && <meta name="keywords" content={[...new Set(keywords)].join(', ')} />}
      <meta name="robots" content={hidden ? 'noindex' : 'index, follow, max-image-preview:large'} />
      {Object.entries(themes).map(([scheme, colour]) => (
        <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={colour} />
      ))}
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      {isOurs && <meta property="og:image:width" content="1200" />}
      {isOurs && <meta property="og:image:height" content="630" />}
      {isOurs && <meta property="og:image:alt" content={fullTitle} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:locale" content={languageOf(company).replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      {!hidden && graph.length > 0 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code, with every «<» escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeGraph(graph) }} />
      )}
    </>
  );
}

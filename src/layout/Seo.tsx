import { company } from '../../content/company.ts';

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
};

/** What search engines and chats read of a page (SPEC §3 «SEO record»). */
export function Seo({ title, description, keywords, canonical, hidden = false }: Props) {
  const fullTitle = `${title} · ${company.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_EC" />
    </>
  );
}

import type { Article as ArticleParts } from '../../../domain/whitepapers/article.ts';
import { LongText } from '../text/LongText.tsx';
import styles from './Article.module.css';

type Props = Pick<ArticleParts, 'html' | 'contents'>;

/** The text of a whitepaper; long ones have a table of contents. `html` is sanitized. */
export function Article({ html, contents }: Props) {
  return (
    <LongText contents={contents}>
      <ArticleText html={html} />
    </LongText>
  );
}

/** The text of a whitepaper as readers see it. `html` is sanitized. */
export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitized it
  return <article className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

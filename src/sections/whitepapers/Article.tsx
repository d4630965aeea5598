import type { Article as ArticleText } from '../../../domain/whitepapers/article.ts';
import { LongText } from '../text/LongText.tsx';
import styles from './Article.module.css';

type Props = Pick<ArticleText, 'html' | 'contents'>;

/** The text of a whitepaper; long ones have a table of contents. `html` is sanitized. */
export function Article({ html, contents }: Props) {
  return (
    <LongText contents={contents}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitized it */}
      <article className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </LongText>
  );
}

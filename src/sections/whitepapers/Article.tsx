import type { Article as ArticleParts } from '../../../domain/whitepapers/article.ts';
import { LongText } from '../text/LongText.tsx';
import { ArticleText } from './ArticleText.tsx';

type Props = Pick<ArticleParts, 'html' | 'contents'>;

/** The text of a whitepaper; long ones have a table of contents. `html` is sanitized. */
export function Article({ html, contents }: Props) {
  return (
    <LongText contents={contents}>
      <ArticleText html={html} />
    </LongText>
  );
}

import { proseWords } from '../../content/widgets.ts';
import type { Article as ArticleText } from '../../domain/article.ts';
import styles from './Article.module.css';

type Props = Pick<ArticleText, 'html' | 'contents'>;

/** A text to be read in peace, with its table of contents when it is long. `html` is sanitised. */
export function Article({ html, contents }: Props) {
  return (
    <div className={`band wrap ${styles.columns}`}>
      {contents.length > 0 && (
        <nav className={styles.contents} aria-label={proseWords.contents}>
          <h2>{proseWords.contents}</h2>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
      <article className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

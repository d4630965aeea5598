import styles from './Article.module.css';

/** The text of a whitepaper as readers see it. `html` is sanitized. */
export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitized it
  return <article className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}

import { mailHref } from '../../domain/routes.ts';
import { useContent } from '../content.tsx';
import { PageHead } from '../sections/heads/PageHead.tsx';
import { Brand } from './Brand.tsx';
import styles from './Unavailable.module.css';

/** Content of the page for 503: what happened, and the agency's email address. */
export function Unavailable() {
  const { company, serverFailure } = useContent();
  const { title, text } = serverFailure;
  return (
    <>
      <header className={`wrap ${styles.top}`}>
        <Brand />
      </header>
      <main className={styles.main}>
        <PageHead title={title}>
          <p>
            {text} <a href={mailHref(company.email)}>{company.email}</a>.
          </p>
        </PageHead>
      </main>
    </>
  );
}

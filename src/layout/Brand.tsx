import { routes } from '../../domain/routes.ts';
import { Logo } from '../art/Logo.tsx';
import { useContent } from '../content.tsx';
import styles from './Brand.module.css';
import { NameLines } from './Wordmark.tsx';

/** Logo and name, as a link to the home page. */
export function Brand() {
  const { company, navigation } = useContent();
  return (
    <a className={styles.brand} href={routes.home} aria-label={navigation.homeLabel}>
      <Logo className={styles.mark} />
      <span className={styles.name}>
        <NameLines name={company.name} />
      </span>
    </a>
  );
}

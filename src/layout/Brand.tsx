import { company } from '../../content/company.ts';
import { navigation } from '../../content/navigation.ts';
import { routes } from '../../domain/routes.ts';
import { Drawing } from '../ui/pictures/Drawing.tsx';
import styles from './Brand.module.css';

/** Logo and name, as a link to the home page. */
export function Brand() {
  return (
    <a className={styles.brand} href={routes.home} aria-label={navigation.homeLabel}>
      <Drawing name="mark" className={styles.mark} />
      {company.name}
    </a>
  );
}

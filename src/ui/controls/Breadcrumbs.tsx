import type { Link } from '../../../domain/content/fields.ts';
import { useContent } from '../../content.tsx';
import styles from './Breadcrumbs.module.css';

/** The path from the home page to this one, which comes last and is not a link. */
export function Breadcrumbs({ links }: { links: readonly Link[] }) {
  const { breadcrumbs } = useContent();
  const parents = links.slice(0, -1);
  return (
    <nav aria-label={breadcrumbs.label}>
      <ol role="list" className={styles.crumbs}>
        {parents.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{links.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}

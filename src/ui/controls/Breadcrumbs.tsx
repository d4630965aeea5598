import type { Link } from '../../../domain/content/fields.ts';
import { useContent } from '../../content.tsx';
import styles from './Breadcrumbs.module.css';
import { LinkItems } from './PlainLink.tsx';

/** The path from the home page to this one, which comes last and is not a link. */
export function Breadcrumbs({ links }: { links: readonly Link[] }) {
  const { breadcrumbs } = useContent();
  return (
    <nav aria-label={breadcrumbs.label}>
      <ol role="list" className={styles.crumbs}>
        <LinkItems links={links.slice(0, -1)} />
        <li aria-current="page">{links.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}

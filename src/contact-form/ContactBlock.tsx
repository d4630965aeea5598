import type { ContactItem } from '../../domain/site/contact-links.ts';
import { PlainLink } from '../ui/controls/PlainLink.tsx';
import { Belt } from '../ui/pictures/Belt.tsx';
import { Tile } from '../ui/pictures/Tile.tsx';
import styles from './ContactBlock.module.css';

/** Ways to contact the agency; links open in a new tab. */
export function ContactBlock({ items }: { items: readonly ContactItem[] }) {
  return (
    <aside className={styles.block} data-colour="eucalipto">
      <Belt />
      <ul role="list">
        {items.map(({ title, description, icon, href }) => (
          <li key={title}>
            <Tile icon={icon} className={styles.tile} />
            <b>{title}</b> {href ? <PlainLink label={description} href={href} newTab /> : <span>{description}</span>}
          </li>
        ))}
      </ul>
    </aside>
  );
}

import { type ContactItem, contactItems } from '../../domain/site/contact-links.ts';
import { useContent } from '../content.tsx';
import { useLinkAttributes } from '../ui/controls/link.ts';
import { Belt } from '../ui/pictures/Belt.tsx';
import { Tile } from '../ui/pictures/Tile.tsx';
import styles from './ContactBlock.module.css';

type Props = { items?: readonly ContactItem[] };

/** Ways to contact the agency; links open in a new tab. */
export function ContactBlock({ items }: Props) {
  const linkAttributes = useLinkAttributes();
  const content = useContent();
  return (
    <aside className={styles.block} data-colour="eucalipto">
      <Belt />
      <ul role="list">
        {(items ?? contactItems(content)).map(({ title, description, icon, href }) => (
          <li key={title}>
            <Tile icon={icon} className={styles.tile} />
            <b>{title}</b>{' '}
            {href ? (
              <a {...linkAttributes({ label: description, href, newTab: true })}>{description}</a>
            ) : (
              <span>{description}</span>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}

import { contactItems } from '../../content/contact-items.ts';
import { Belt } from '../ui/Belt.tsx';
import { Tile } from '../ui/Tile.tsx';
import styles from './ContactBlock.module.css';

type Props = { items?: typeof contactItems };

/** Ways to reach the agency; links open in a new tab. */
export function ContactBlock({ items = contactItems }: Props) {
  return (
    <aside className={styles.block} data-service="alojamiento-web">
      <Belt />
      <ul role="list">
        {items.map(({ title, description, icon, href }) => (
          <li key={title}>
            <Tile icon={icon} className={styles.tile} />
            <b>{title}</b>
            {href ? (
              <a href={href} target="_blank" rel="noopener">
                {description}
              </a>
            ) : (
              <span>{description}</span>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}

import { useContent } from '../content.tsx';
import { TextLink } from '../ui/controls/TextLink.tsx';
import { Belt } from '../ui/pictures/Belt.tsx';
import { Tile } from '../ui/pictures/Tile.tsx';
import styles from './Dropdown.module.css';

/** The services menu, 600 px wide. A popover opens, and closes with Escape too, without JavaScript. */
export function Dropdown() {
  const { navigation, services } = useContent();
  const { title, viewAll } = navigation.dropdown;
  return (
    <div popover="auto" id="_servicios" className={styles.dropdown}>
      <Belt service="anil" className={styles.belt} />
      <div className={styles.head}>
        <b className="small-title">{title}</b> <TextLink {...viewAll}>{viewAll.label}</TextLink>
      </div>
      <ul className={styles.services} role="list">
        {services.map(({ id, icon, name, href, line }) => (
          <li key={id}>
            <a href={href}>
              <Tile icon={icon} service={id} className={styles.tile} />
              <b className="small-title">{name}</b> <span className="muted">{line}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

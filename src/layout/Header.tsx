import { useContent } from '../content.tsx';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { LinkItems } from '../ui/controls/PlainLink.tsx';
import { Icon } from '../ui/pictures/Icon.tsx';
import { Brand } from './Brand.tsx';
import { Drawer } from './Drawer.tsx';
import { Dropdown } from './Dropdown.tsx';
import styles from './Header.module.css';

type Props = {
  /** Canonical path of the page, to mark its link. */
  path: string;
  /** Transparent over the hero until the page is scrolled. */
  overHero?: boolean;
};

/** The bar at the top of every page, with the services dropdown and, on narrow screens, the drawer. */
export function Header({ path, overHero = false }: Props) {
  const { navigation } = useContent();
  const { links, button, drawer, dropdown } = navigation;
  return (
    <>
      <a className="skip" href="#_contenido">
        {navigation.skipLink}
      </a>
      <header id="_cabecera" className={styles.bar} data-over-hero={overHero || undefined}>
        <div className={`wrap ${styles.row}`}>
          <Brand />
          <nav className={styles.nav} aria-label={navigation.label}>
            <ul>
              <LinkItems links={links} path={path} />
              <li>
                <button type="button" popoverTarget="_servicios" className={styles.anchor}>
                  {dropdown.title} <Icon name="chevron" className={styles.chevron} />
                </button>
              </li>
            </ul>
          </nav>
          <button type="button" className={`scripted ${styles.theme}`} data-theme-toggle>
            <span className="hidden">{navigation.themeToggle}</span>
            <Icon name="sun" className={styles.sun} />
            <Icon name="moon" className={styles.moon} />
          </button>
          {button && <ButtonLink {...button} />}
          <button type="button" className={styles.open} popoverTarget="_menu">
            <span className="hidden">{drawer.open}</span>
            <Icon name="bars" />
          </button>
        </div>
        <Dropdown />
      </header>
      <Drawer path={path} />
    </>
  );
}

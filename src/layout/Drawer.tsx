import { directLinks } from '../../domain/site/contact-links.ts';
import { useContent } from '../content.tsx';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { Disclosure } from '../ui/controls/Disclosure.tsx';
import { LinkItems } from '../ui/controls/PlainLink.tsx';
import { TextLink } from '../ui/controls/TextLink.tsx';
import { Belt } from '../ui/pictures/Belt.tsx';
import { Icon } from '../ui/pictures/Icon.tsx';
import { Tile } from '../ui/pictures/Tile.tsx';
import { Brand } from './Brand.tsx';
import styles from './Drawer.module.css';

type Props = {
  /** Canonical path of the page, to mark its link. */
  path: string;
};

/** The menu on narrow screens: a popover that slides in, with the services in a `<details>`. */
export function Drawer({ path }: Props) {
  const { company, messages, navigation, services } = useContent();
  const { drawer, dropdown } = navigation;
  return (
    <div popover="auto" id="_menu" role="dialog" aria-label={drawer.label} className={styles.drawer}>
      <div className={styles.head}>
        <Brand />
        <button type="button" popoverTarget="_menu" popoverTargetAction="hide">
          <span className="hidden">{drawer.close}</span>
          <Icon name="close" />
        </button>
      </div>
      <Belt service="anil" className={styles.belt} />
      <nav aria-label={drawer.label}>
        <ul className={styles.items}>
          <LinkItems links={drawer.before} path={path} />
          <li>
            <Disclosure summary={dropdown.title} className={styles.services}>
              <ul>
                {services.map(({ id, icon, name, href }) => (
                  <li key={id}>
                    <a href={href}>
                      <Tile icon={icon} service={id} />
                      {name}
                    </a>
                  </li>
                ))}
                <li className={styles.all}>
                  <TextLink {...dropdown.viewAll}>{dropdown.viewAll.label}</TextLink>
                </li>
              </ul>
            </Disclosure>
          </li>
          <LinkItems links={drawer.after} path={path} />
        </ul>
      </nav>
      <div className={styles.foot}>
        <ButtonLink {...drawer.button} arrow="forward" />
        {directLinks({ company, messages }).map((link) => [
          ' ',
          <ButtonLink key={link.href} {...link} variant="line" />,
        ])}
      </div>
    </div>
  );
}

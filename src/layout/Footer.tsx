import type { Link } from '../../domain/content/fields.ts';
import { fill } from '../../domain/content/fill.ts';
import type { FooterWords } from '../../domain/content/navigation.ts';
import { contactItems } from '../../domain/site/contact-links.ts';
import { yearInEcuador } from '../../domain/site/moment.ts';
import { useContent } from '../content.tsx';
import { LinkItems, PlainLink } from '../ui/controls/PlainLink.tsx';
import { Belt } from '../ui/pictures/Belt.tsx';
import { Icon } from '../ui/pictures/Icon.tsx';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { Wordmark } from './Wordmark.tsx';

/** The footer of every page: ways to contact the agency, links, and the brand name behind a hill. */
export function Footer() {
  const { company, footer, messages, services } = useContent();
  return (
    <footer className={`night ${styles.footer}`}>
      <Belt className={styles.belt} />
      <div className={`wrap ${styles.columns}`}>
        <address className={styles.contact}>
          <Brand />
          {contactItems({ company, messages }).map(({ title, description, icon, href }) => (
            <p key={title}>
              <Icon name={icon} className={styles.icon} />
              {href ? <PlainLink label={description} href={href} newTab /> : `${title}: ${description}`}
            </p>
          ))}
        </address>
        <nav className={styles.nav} aria-label={footer.label}>
          {footerGroups(footer.groups, services).map(({ title, links }) => (
            <div key={title} className={styles.group}>
              <h2>{title}</h2>
              <ul>
                <LinkItems links={links} />
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={`on-screen ${styles.landscape}`} aria-hidden="true">
        <Wordmark name={company.name} as="b" className={styles.brand} />
        <svg viewBox="0 0 1440 420" preserveAspectRatio="none" aria-hidden="true">
          <use href="#_poncho" />
        </svg>
      </div>
      <div className={`on-screen ${styles.end}`}>
        <div className={`wrap row ${styles.endRow}`}>
          <span>{fill(footer.copyright, { year: yearInEcuador(Date.now()) })}</span>
          <ul className={`row ${styles.links}`} role="list">
            <LinkItems links={footer.statements} />
          </ul>
          {company.socials.length > 0 && (
            <ul className={`row ${styles.links}`} role="list">
              <LinkItems links={company.socials.map((social) => ({ ...social, newTab: true }))} />
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

type Service = { readonly name: string; readonly href: string };

/**
 * The groups of the footer; one that lists the services gets those to which no other group links. Groups without links are
 * left out.
 */
export function footerGroups(groups: FooterWords['groups'], services: readonly Service[]) {
  const linked = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)));
  const others: readonly Link[] = services
    .filter(({ href }) => !linked.has(href))
    .map(({ name, href }) => ({ label: name, href }));
  return groups
    .map(({ title, services: lists, links }) => ({ title, links: lists ? [...others, ...links] : links }))
    .filter(({ links }) => links.length > 0);
}

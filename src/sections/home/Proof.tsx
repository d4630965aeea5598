import { pageSpeedHref, routes } from '../../../domain/routes.ts';
import { useContent } from '../../content.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Tile } from '../../ui/pictures/Tile.tsx';
import styles from './Proof.module.css';

/**
 * Claims that visitors can verify. `origin` is the site's address; an example address gets no speed test, nor does an
 * agency without its words.
 */
export function Proof({ origin }: { origin: string }) {
  const { proof } = useContent();
  const { speed, accessibility } = proof;
  const measure = pageSpeedHref(origin);
  const claims = [
    ...(speed && measure ? [{ ...speed, link: { ...speed.link, href: measure, newTab: true } }] : []),
    { ...accessibility, link: { ...accessibility.link, href: routes.accessibility } },
  ];
  return (
    <section className="band wrap">
      <ul role="list">
        {claims.map(({ icon, title, text, link }) => (
          <li key={title} className={styles.claim} data-colour="eucalipto">
            <Tile icon={icon} />
            <div>
              <h2 className="card-title">{title}</h2>
              <p>{text}</p>
            </div>
            <ButtonLink {...link} variant="line" arrow="forward" />
          </li>
        ))}
      </ul>
    </section>
  );
}

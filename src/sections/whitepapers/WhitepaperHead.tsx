import { whitepapers } from '../../../content/pages/whitepapers.ts';
import { routes } from '../../../domain/routes.ts';
import { formatDate, machineDate } from '../../../domain/site/calendar-date.ts';
import type { PictureName } from '../../../domain/whitepapers/whitepaper.ts';
import { SUBJECT_PICTURES } from '../../art/subject-pictures.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Columns } from '../../ui/Columns.tsx';
import type { Link } from '../../ui/link.ts';
import grounds from '../projects/ProjectGround.module.css';
import styles from './WhitepaperHead.module.css';
import { WhitepaperPicture } from './WhitepaperPicture.tsx';

type Props = {
  title: string;
  /** ISO date, or any text, shown as it is. */
  date: string;
  /** Reading time. */
  minutes: number;
  tags: readonly Link[];
  image?: string | undefined;
  picture?: PictureName | undefined;
  seed: string;
};

/** Links to the list and to the home page, also when there is no whitepaper. */
export function WhitepaperBackLinks() {
  return (
    <div className={`wrap ${styles.ways}`}>
      <ButtonLink label={whitepapers.back} href={routes.whitepapers} variant="line" arrow="back" />
      <ButtonLink label={whitepapers.home} href={routes.home} variant="line" />
    </div>
  );
}

/** The head of a whitepaper: links back, title, date, reading time, tags and picture. */
export function WhitepaperHead({ title, date, minutes, tags, ...picture }: Props) {
  const ground = picture.picture ? SUBJECT_PICTURES[picture.picture].background : 'cielo';
  return (
    <section className={`panel ${grounds.ground}`} data-ground={ground}>
      <WhitepaperBackLinks />
      <div className="wrap">
        <Columns align="end" className={styles.columns}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <div className={styles.facts}>
              <time dateTime={machineDate(date)}>{formatDate(date)}</time>
              <span>{whitepapers.minutes(minutes)}</span>
              <ul role="list">
                {tags.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          {picture.image ? (
            <Card as="div" className={styles.photo}>
              <WhitepaperPicture {...picture} first />
            </Card>
          ) : (
            <div className={styles.drawing}>
              <WhitepaperPicture {...picture} first />
            </div>
          )}
        </Columns>
      </div>
    </section>
  );
}

import { whitepapers } from '../../../content/pages/whitepapers.ts';
import { routes } from '../../../domain/routes.ts';
import { formatDate, machineDate } from '../../../domain/site/calendar-date.ts';
import type { PictureName } from '../../../domain/whitepapers/whitepaper.ts';
import { RISINGS } from '../../art/risings.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Columns } from '../../ui/Columns.tsx';
import grounds from '../projects/ProjectGround.module.css';
import styles from './WhitepaperHead.module.css';
import { WhitepaperPicture } from './WhitepaperPicture.tsx';

type Props = {
  title: string;
  /** ISO date, or any text to be shown as it is. */
  date: string;
  /** How long it takes to read. */
  minutes: number;
  tags: readonly { readonly name: string; readonly href: string }[];
  image?: string | undefined;
  picture?: PictureName | undefined;
  seed: string;
};

/** The ways back to the list and home, which stay whatever became of the whitepaper. */
export function WhitepaperWaysBack() {
  return (
    <div className={`wrap ${styles.ways}`}>
      <ButtonLink href={routes.whitepapers} variant="line" arrow="back">
        {whitepapers.back}
      </ButtonLink>
      <ButtonLink href={routes.home} variant="line">
        {whitepapers.home}
      </ButtonLink>
    </div>
  );
}

/** The head of a whitepaper: ways back, title, what to expect, and its picture. */
export function WhitepaperHead({ title, date, minutes, tags, ...picture }: Props) {
  const sky = picture.picture ? RISINGS[picture.picture].sky : 'cielo';
  return (
    <section className={`panel ${grounds.ground}`} data-ground={sky}>
      <WhitepaperWaysBack />
      <div className="wrap">
        <Columns align="end" className={styles.columns}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <div className={styles.facts}>
              <time dateTime={machineDate(date)}>{formatDate(date)}</time>
              <span>{whitepapers.minutes(minutes)}</span>
              <ul role="list">
                {tags.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
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

import type { Link } from '../../../domain/content/fields.ts';
import { fill } from '../../../domain/content/fill.ts';
import { routes } from '../../../domain/routes.ts';
import { formatDate, machineDate } from '../../../domain/site/calendar-date.ts';
import { present } from '../../../domain/site/optional-pages.ts';
import type { PictureName } from '../../../domain/whitepapers/whitepaper.ts';
import { SUBJECT_PICTURES } from '../../art/subject-pictures.ts';
import { useContent } from '../../content.tsx';
import { Breadcrumbs } from '../../ui/controls/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { LinkItems } from '../../ui/controls/PlainLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import styles from './WhitepaperHead.module.css';
import { WhitepaperPicture } from './WhitepaperPicture.tsx';
import '../../art/grounds.css';

type Props = {
  title: string;
  /** ISO date; any other text is shown unchanged. */
  date: string;
  author: string;
  /** Reading time. */
  minutes: number;
  tags: readonly Link[];
  image?: string | undefined;
  picture?: PictureName | undefined;
  seed: string;
  breadcrumbs: readonly Link[];
};

/** Links to the list and to the home page. */
export function WhitepaperBackLinks() {
  const whitepapers = present(useContent().whitepapers);
  return (
    <div className={`wrap row on-screen ${styles.ways}`}>
      <ButtonLink label={whitepapers.back} href={routes.whitepapers} variant="line" arrow="back" />{' '}
      <ButtonLink label={whitepapers.home} href={routes.home} variant="line" />
    </div>
  );
}

/** In place of an unknown whitepaper: the ways back and one line. */
export function MissingWhitepaper() {
  return (
    <>
      <WhitepaperBackLinks />
      <div className={`wrap ${styles.missing}`}>
        <h1 className="card-title">{present(useContent().whitepapers).notFound}</h1>
      </div>
    </>
  );
}

/** The top of a whitepaper's page: links back, title, date, reading time, tags and picture. */
export function WhitepaperHead({ title, date, author, minutes, tags, breadcrumbs, ...picture }: Props) {
  const whitepapers = present(useContent().whitepapers);
  const ground = picture.picture ? SUBJECT_PICTURES[picture.picture].background : 'cielo';
  return (
    <section className="panel" data-colour={ground}>
      <div className={`wrap ${styles.crumbs}`}>
        <Breadcrumbs links={breadcrumbs} />
      </div>
      <Columns align="end" className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <div className={`row ${styles.facts}`}>
            <span>{fill(whitepapers.author, { name: author })}</span>{' '}
            <time dateTime={machineDate(date)}>{formatDate(date)}</time>{' '}
            <span>{fill(whitepapers.minutes, { minutes })}</span>
            {tags.length > 0 && (
              <ul role="list">
                <LinkItems links={tags} />
              </ul>
            )}
          </div>
        </div>
        {picture.image ? (
          <Card as="div" className={`on-screen ${styles.photo}`} data-subject="page">
            <WhitepaperPicture {...picture} first />
          </Card>
        ) : (
          <div className={`on-screen ${styles.drawing}`} data-subject="page">
            <WhitepaperPicture {...picture} first />
          </div>
        )}
      </Columns>
    </section>
  );
}

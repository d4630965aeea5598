import type { Link } from '../../../domain/content/fields.ts';
import { useContent } from '../../content.tsx';
import { Breadcrumbs } from '../../ui/controls/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { hasLongWord } from '../long-word.ts';
import { ProjectAuthor } from './ProjectAuthor.tsx';
import styles from './ProjectHead.module.css';
import { ProjectPicture, type ProjectView } from './ProjectPicture.tsx';
import '../../art/grounds.css';

type Props = {
  project: Pick<ProjectView, 'title' | 'description' | 'photo' | 'screen' | 'words' | 'ground' | 'sample' | 'author'>;
  back: Link;
  breadcrumbs: readonly Link[];
  /** Link to the finished site. */
  visit?: Link | undefined;
  /** A chip: the story of the project is still to come. */
  soon?: string | undefined;
};

/** The panel at the top of a project's page: title and picture on the project's colour. */
export function ProjectHead({ project, back, breadcrumbs, visit, soon }: Props) {
  const { sampleLabel } = useContent();
  const { title, description, photo, ground, sample, author } = project;
  return (
    <section className={`panel ${styles.head}`} data-colour={ground}>
      <Columns split="5-7" align={photo ? 'center' : 'end'} className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <ButtonLink {...back} variant="line" arrow="back" /> <Breadcrumbs links={breadcrumbs} />
          <h1 data-long={hasLongWord(title) || undefined}>{title}</h1>
          <p className={styles.lead}>{description}</p>
          {(sample || soon) && (
            <p className={`row ${styles.chips}`}>
              {sample && <Chip tone="ground">{sampleLabel}</Chip>} {soon && <Chip tone="ground">{soon}</Chip>}
            </p>
          )}
          {author && <ProjectAuthor author={author} />}{' '}
          {visit && <ButtonLink {...visit} variant={ground === 'lino' ? 'ink' : 'chalk'} arrow="forward" />}
        </div>
        <div className={styles.picture} data-subject="page">
          {photo ? (
            <Card as="div" className={styles.photo}>
              <ProjectPicture project={project} first />
            </Card>
          ) : (
            <ProjectPicture project={project} />
          )}
        </div>
      </Columns>
    </section>
  );
}

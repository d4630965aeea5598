import { routes } from '../../../domain/routes.ts';
import { present } from '../../../domain/site/optional-pages.ts';
import { useContent } from '../../content.tsx';
import { StretchedLink } from '../../ui/controls/StretchedLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import styles from './NextProject.module.css';
import { ProjectPicture, type ProjectView } from './ProjectPicture.tsx';
import '../../art/grounds.css';

type Props = { project: Pick<ProjectView, 'slug' | 'title' | 'description' | 'photo' | 'screen' | 'words' | 'ground'> };

/** The link to the next project of the portfolio. */
export function NextProject({ project }: Props) {
  const portfolio = present(useContent().portfolio);
  const { slug, title, description, photo, ground } = project;
  return (
    <aside className={`wrap on-screen ${styles.next}`}>
      <Columns split="4-8" align="center" className={styles.columns}>
        <Card as="div" className={styles.picture} data-colour={ground} data-photo={photo && ''}>
          <ProjectPicture project={project} cover />
        </Card>
        <div>
          <p className="muted">{portfolio.next}</p>
          <h2 className={`card-title underlined ${styles.title}`}>
            <StretchedLink href={routes.project(slug)}>{title}</StretchedLink>
          </h2>
          <p>{description}</p>
        </div>
      </Columns>
    </aside>
  );
}

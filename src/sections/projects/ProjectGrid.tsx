import { routes } from '../../../domain/routes.ts';
import { present } from '../../../domain/site/optional-pages.ts';
import { useContent } from '../../content.tsx';
import { StretchedLink } from '../../ui/controls/StretchedLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { ProjectAuthor } from './ProjectAuthor.tsx';
import styles from './ProjectGrid.module.css';
import { ProjectPicture, type ProjectView } from './ProjectPicture.tsx';
import '../../art/grounds.css';

/** The portfolio: a card for each project, alternately wide and narrow. Renders nothing without projects. */
export function ProjectGrid({ projects }: { projects: readonly ProjectView[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="band wrap">
      <div className={styles.grid}>
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </div>
    </section>
  );
}

function ProjectCard({ project }: { project: ProjectView }) {
  const { portfolio, sampleLabel } = useContent();
  const { slug, title, description, photo, ground, badge, author, sample } = project;
  return (
    <article className={styles.project} data-colour={ground}>
      <Card as="div" className={photo ? `${styles.panel} ${styles.photo}` : styles.panel} data-subject="card">
        <ProjectPicture project={project} className={styles.screen} cover />
        {sample && <Chip className={styles.sample}>{sampleLabel}</Chip>}
      </Card>
      <h2 className="card-title">
        <StretchedLink href={routes.project(slug)}>{title}</StretchedLink>
      </h2>
      <div className={`row ${styles.line}`}>
        <p>{description}</p>
        {(badge || author) && (
          <div className={`row ${styles.marks}`}>
            {badge && <Chip tone="maiz">{present(portfolio).featured}</Chip>}{' '}
            {author && <ProjectAuthor author={author} />}
          </div>
        )}
      </div>
    </article>
  );
}

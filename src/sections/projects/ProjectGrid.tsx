import { sampleLabel } from '../../../content/project-words.ts';
import { routes } from '../../../domain/routes.ts';
import type { Project } from '../../../domain/site/project.ts';
import { Screen } from '../../art/screens.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
import styles from './ProjectGrid.module.css';
import grounds from './ProjectGround.module.css';

type Props = {
  projects: readonly Project[];
  /** Stands before the first card. */
  note: string;
  /** Label of an outstanding project. */
  featured: string;
};

/** The portfolio: a card for each project, wide and narrow in turn. */
export function ProjectGrid({ projects, note, featured }: Props) {
  return (
    <section className="band wrap">
      <Card as="p" className={styles.note}>
        {note}
      </Card>
      <div className={styles.grid}>
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} featured={featured} />
        ))}
      </div>
    </section>
  );
}

function ProjectCard({ project, featured }: Pick<Props, 'featured'> & { project: Project }) {
  const { slug, title, description, screen, words, ground, badge, author } = project;
  return (
    <article className={`${styles.project} ${grounds.ground}`} data-ground={ground}>
      <Card as="div" className={styles.panel}>
        <Screen name={screen} words={words} className={styles.screen} />
        <Chip className={styles.sample}>{sampleLabel}</Chip>
      </Card>
      <h2>
        <StretchedLink href={routes.project(slug)}>{title}</StretchedLink>
      </h2>
      <div className={styles.line}>
        <p>{description}</p>
        {(badge || author) && (
          <div className={styles.marks}>
            {badge && <Chip tone="maiz">{featured}</Chip>}
            {author && (
              <span className={styles.author}>
                <b aria-hidden="true">{author.initial ?? author.name[0]}</b>
                {author.name}
              </span>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

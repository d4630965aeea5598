import { sampleLabel } from '../../../content/project-words.ts';
import type { Project } from '../../../domain/site/project.ts';
import { Screen } from '../../art/screens.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Columns } from '../../ui/Columns.tsx';
import type { Link } from '../../ui/link.ts';
import grounds from './ProjectGround.module.css';
import styles from './ProjectSoon.module.css';

type Props = {
  project: Pick<Project, 'title' | 'description' | 'screen' | 'words' | 'ground'>;
  /** «Muy pronto…»; `text` says it in a sentence. */
  title: string;
  text: string;
  back: Link;
};

/** Placeholder for a project's page. */
export function ProjectSoon({ project, title, text, back }: Props) {
  return (
    <section className={`panel ${styles.soon} ${grounds.ground}`} data-ground={project.ground}>
      <div className="wrap">
        <Columns split="5-7" align="end" className={styles.columns}>
          <div className={styles.words}>
            <ButtonLink {...back} variant="line" arrow="back" />
            <h1>{project.title}</h1>
            <p className={styles.lead}>{project.description}</p>
            <p className={styles.when}>{title}</p>
            <p>{text}</p>
          </div>
          <div className={styles.picture}>
            <Chip tone="ground">{sampleLabel}</Chip>
            <Screen name={project.screen} words={project.words} />
          </div>
        </Columns>
      </div>
    </section>
  );
}

import { sampleLabel } from '../../../content/project-words.ts';
import type { Project } from '../../../domain/site/project.ts';
import { Screen } from '../../art/screens.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Columns } from '../../ui/Columns.tsx';
import grounds from './ProjectGround.module.css';
import styles from './ProjectSoon.module.css';

type Props = {
  project: Pick<Project, 'title' | 'description' | 'screen' | 'words' | 'ground'>;
  /** What is to come, in two or three words; `text` says it in full. */
  title: string;
  text: string;
  back: { readonly label: string; readonly href: string };
};

/** A project whose page is still to be written: its card, grown to the width of the page. */
export function ProjectSoon({ project, title, text, back }: Props) {
  return (
    <section className={`panel ${styles.soon} ${grounds.ground}`} data-ground={project.ground}>
      <div className="wrap">
        <Columns split="5-7" align="end" className={styles.columns}>
          <div className={styles.words}>
            <ButtonLink href={back.href} variant="line" arrow="back">
              {back.label}
            </ButtonLink>
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

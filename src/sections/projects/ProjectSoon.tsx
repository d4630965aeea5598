import type { ComponentProps } from 'react';
import { ProjectHead } from './ProjectHead.tsx';
import styles from './ProjectSoon.module.css';

type Props = ComponentProps<typeof ProjectHead> & {
  /** «Muy pronto…»; `text` explains it in a sentence. */
  title: string;
  text: string;
};

/** Placeholder for the page of a project without a story. */
export function ProjectSoon({ title, text, ...head }: Props) {
  return (
    <ProjectHead {...head}>
      <p className={styles.when}>{title}</p>
      <p>{text}</p>
    </ProjectHead>
  );
}

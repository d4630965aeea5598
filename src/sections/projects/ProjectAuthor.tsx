import { Photo } from '../../ui/pictures/Photo.tsx';
import styles from './ProjectAuthor.module.css';
import type { ProjectView } from './ProjectPicture.tsx';

type Props = { author: NonNullable<ProjectView['author']> };

/** Who made a project: portrait or initial, and name. */
export function ProjectAuthor({ author: { name, initial = name[0], portrait } }: Props) {
  return (
    <span className={styles.author}>
      {portrait ? (
        <span className={styles.portrait}>
          <Photo photo={portrait} cover />
        </span>
      ) : (
        <b aria-hidden="true">{initial}</b>
      )}{' '}
      {name}
    </span>
  );
}

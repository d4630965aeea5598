import type { ReactNode } from 'react';
import type { Link } from '../../domain/content/fields.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import styles from './DeskPage.module.css';

type Props = {
  title: string;
  back?: Link | undefined;
  /** The page that follows this one in a list. */
  next?: Link | undefined;
  /** Beside the title. */
  aside?: ReactNode;
  /** Narrow and in the middle, for a form or a few sentences. */
  narrow?: boolean;
  children: ReactNode;
};

/** The frame of a page of the desk: its title, and its parts one below the other. */
export function DeskPage({ title, back, next, aside, narrow = false, children }: Props) {
  return (
    <div className={`wrap stack ${styles.page}`} data-narrow={narrow || undefined}>
      {(back || next) && (
        <div className="row apart">
          {back && <ButtonLink {...back} variant="line" arrow="back" />}{' '}
          {next && <ButtonLink {...next} variant="line" arrow="forward" />}
        </div>
      )}
      <div className={`row ${styles.head}`}>
        <h1 className="card-title">{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  );
}

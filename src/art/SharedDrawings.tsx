import { Fragment } from 'react';
import { SHARED } from './landscape.tsx';
import styles from './SharedDrawings.module.css';

/** Defines the drawings that others refer to by `<use>` and `url()`. Once per page, before anything that uses them. */
export function SharedDrawings() {
  return (
    <svg className={styles.shared} width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(SHARED).map(([id, drawing]) => (
          <Fragment key={id}>{drawing}</Fragment>
        ))}
      </defs>
    </svg>
  );
}

import type { ReactNode } from 'react';
import styles from './Facts.module.css';

type Props = { facts: readonly (readonly [label: string, value: ReactNode])[] };

/** Labelled values, a line each; empty ones are left out. A visitor's text may run in either direction. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

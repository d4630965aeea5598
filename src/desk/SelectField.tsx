import type { ReactNode } from 'react';
import styles from './SelectField.module.css';

type Props = { name: string; label: string; value: string; children: ReactNode };

/** A choice from a list, with its label; `children` are options. */
export function SelectField({ name, label, value, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        {children}
      </select>
    </div>
  );
}

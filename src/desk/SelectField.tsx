import type { ReactNode } from 'react';
import styles from './SelectField.module.css';

type Props = {
  name: string;
  label: string;
  value: string;
  /** What to choose, below the label. */
  hint?: string | undefined;
  /** Why the choice was refused. */
  problem?: string | undefined;
  children: ReactNode;
};

/** A choice from a list, with its label; `children` are options. */
export function SelectField({ name, label, value, hint, problem, children }: Props) {
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label> {hint && <small id={`${name}-hint`}>{hint}</small>}
      <select
        id={name}
        name={name}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
      >
        {children}
      </select>
      {problem && (
        <span className={styles.problem} id={`${name}-problem`}>
          {problem}
        </span>
      )}
    </div>
  );
}

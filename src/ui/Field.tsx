import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'name'
>;
type Props = Native & {
  name: string;
  label: string;
  /** Read after the label of a field that may stay empty: «(opcional)». */
  optional?: string;
  /** Why the value was refused; shown beneath and announced with the field. */
  problem?: string | undefined;
  /** A box of several lines instead of one. */
  multiline?: boolean;
};

/** A labelled box to type in. Its native attributes are passed on; `required` also draws the star. */
export function Field({ name, label, optional, problem, multiline = false, ...native }: Props) {
  const Box = multiline ? 'textarea' : 'input';
  const problemId = `${name}-problem`;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label} {native.required ? <i aria-hidden="true">*</i> : <small>{optional}</small>}
      </label>
      <Box
        {...native}
        id={name}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
      />
      {problem && (
        <span className={styles.problem} id={problemId}>
          <Icon name="alert" />
          {problem}
        </span>
      )}
    </div>
  );
}

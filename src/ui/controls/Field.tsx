import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import styles from './Field.module.css';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement> &
    TextareaHTMLAttributes<HTMLTextAreaElement> &
    SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'style' | 'name' | 'children'
>;
type Props = Native & {
  name: string;
  label: string;
  /** After the label of a field that is not required: «(opcional)». */
  optional?: string;
  /** What to type, below the label. */
  hint?: string | undefined;
  /** Why the value was refused; shown below the field and announced with it. */
  problem?: string | undefined;
  /** A `<textarea>`. */
  multiline?: boolean;
  /** The options of a `<select>`. */
  children?: ReactNode;
};

/**
 * A text field, or a choice from a list, with its label. Native attributes are passed on; `required` and `aria-required` also show the asterisk.
 * Where the form itself validates, `aria-required` is right: Firefox calls an empty `required` field invalid at once.
 */
export function Field({ name, id = name, label, optional, hint, problem, multiline = false, ...native }: Props) {
  const TextBox = multiline ? 'textarea' : 'input';
  const Box = native.children ? 'select' : TextBox;
  const problemId = `${name}-problem`;
  const hintId = `${name}-hint`;
  const describedBy = [hint && hintId, problem && problemId].filter(Boolean).join(' ');
  const isRequired = native.required ?? native['aria-required'];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {isRequired ? <i aria-hidden="true">*</i> : <small>{optional}</small>}
      </label>{' '}
      {hint && <small id={hintId}>{hint}</small>}{' '}
      <Box
        {...native}
        id={id}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
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

/** A value of a choice and what it is called, which is also its value where it has none. */
type Option = { readonly value?: string; readonly label: string };

/** A choice from a list. */
export function Select({ options, ...field }: Omit<Props, 'children'> & { options: readonly Option[] }) {
  return (
    <Field {...field}>
      {options.map(({ value, label }) => (
        <option key={value ?? label} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}

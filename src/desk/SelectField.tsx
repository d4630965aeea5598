import type { ReactNode } from 'react';
import { Field } from '../ui/controls/Field.tsx';

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
export const SelectField = ({ value, ...field }: Props) => <Field {...field} defaultValue={value} />;

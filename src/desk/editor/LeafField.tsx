import type { Names } from '../../../domain/content/fields.ts';
import type { LeafShape } from '../../../domain/content/form/shape.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { Field, Select } from '../../ui/controls/Field.tsx';
import styles from './ShapeField.module.css';

type Props = {
  shape: LeafShape;
  name: string;
  /** By which links find it; by default its name. */
  id?: string;
  value: unknown;
  problem: string | undefined;
  /** The text as the site shows it, when that differs. */
  shown?: string | undefined;
  /** What it may name, to choose from. */
  names?: Names | undefined;
};

const words = editorWords.form;
/** Id of the list of names that fields for pictures may take, on the page of a form. */
export const PICTURE_NAMES = 'nombres-picture';
const NATIVE: Readonly<Record<string, object>> = {
  number: { inputMode: 'decimal' },
  link: { inputMode: 'url' },
  email: { inputMode: 'email' },
  phone: { inputMode: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
  picture: { list: PICTURE_NAMES },
};
const LIMIT_WORTH_SAYING = 1_000;
/** Characters that a line shows on a phone; longer ones are typed in a box that grows. */
const LONG_LINE = 36;

/** The field of one value: a box for text, a choice, or a tick. */
export function LeafField({ shape, name, id = name, value, problem, shown, names = {} }: Props) {
  const { label = words.unnamed, help, of } = shape;
  if (of === 'toggle') return <Toggle label={label} help={help} name={name} id={id} value={value} />;
  const written = value === undefined || value === null ? '' : String(value);
  const field = { shape, name, id, value: written, problem, shown };
  const choices = choicesOf(shape, names);
  return choices ? <Choice {...field} choices={choices} /> : <Box {...field} />;
}

type Choices = NonNullable<Names['plan']>;

function choicesOf({ kind, choices }: LeafShape, names: Names): Choices | undefined {
  if (kind === 'plan' || kind === 'plan-type' || kind === 'service' || kind === 'project') return names[kind];
  return choices && Object.entries(choices).map(([value, label]) => ({ value, label }));
}

type WrittenProps = Props & { id: string; value: string };

function Choice({ shape, name, id, value, problem, choices }: WrittenProps & { choices: Choices }) {
  const { label = words.unnamed, optional } = shape;
  // Of a name, it says how to type it.
  const help = shape.choices && shape.help;
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const known = isKnown ? choices : [{ value, label: value }, ...choices];
  return (
    <Select
      {...{ name, id, label }}
      {...(optional && { optional: words.optional })}
      defaultValue={value}
      hint={help}
      problem={problem}
      options={optional || value === '' ? [{ value: '', label: words.empty }, ...known] : known}
    />
  );
}

function Box({ shape, name, id, value, problem, shown }: WrittenProps) {
  const { label = words.unnamed, help, kind, of, max, optional } = shape;
  const limit = of === 'text' && max && max < LIMIT_WORTH_SAYING ? words.limit(max) : undefined;
  const isLong = of === 'text' && kind !== 'text' && value.length > LONG_LINE;
  const box = (
    <Field
      {...NATIVE[of === 'number' ? 'number' : (kind ?? 'line')]}
      {...{ name, id, label }}
      {...(optional && { optional: words.optional })}
      hint={[help, limit, shown && words.shown(shown)].filter(Boolean).join(' · ') || undefined}
      problem={problem}
      defaultValue={value}
      multiline={isLong || (of === 'text' && kind === 'text')}
      rows={isLong ? Math.ceil(value.length / LONG_LINE) : undefined}
    />
  );
  return isLong ? <div className={styles.line}>{box}</div> : box;
}

type ToggleProps = { label: string; help: string | undefined; name: string; id: string; value: unknown };

/** A tick. A hidden field keeps a «no» that the file says. */
function Toggle({ label, help, name, id, value }: ToggleProps) {
  return (
    <div className={styles.toggle}>
      {value === false && <input type="hidden" name={name} value="false" />}
      <label>
        <input type="checkbox" id={id} name={name} value="true" defaultChecked={value === true} /> {label}
      </label>{' '}
      {help && <small>{help}</small>}
    </div>
  );
}

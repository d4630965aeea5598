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
  const { label = words.unnamed, help, kind, of, optional } = shape;
  if (of === 'toggle') return <Toggle label={label} help={help} name={name} id={id} value={value} />;
  const written = value === undefined || value === null ? '' : String(value);
  const field = { name, id, label, problem, defaultValue: written, ...(optional && { optional: words.optional }) };
  const choices = choicesOf(shape, names);
  // Of a name, the help says how to type it.
  const choiceHelp = shape.choices && help;
  if (choices) return <Select {...field} hint={choiceHelp} options={optionsOf(choices, written, optional, names)} />;
  const isLong = of === 'text' && kind !== 'text' && written.length > LONG_LINE;
  const box = (
    <Field
      {...NATIVE[of === 'number' ? 'number' : (kind ?? 'line')]}
      {...field}
      hint={hintOf(shape, shown)}
      multiline={isLong || (of === 'text' && kind === 'text')}
      rows={isLong ? Math.ceil(written.length / LONG_LINE) : undefined}
    />
  );
  return isLong ? <div className={styles.line}>{box}</div> : box;
}

type Choices = NonNullable<Names['plan']>;

function choicesOf({ kind, choices }: LeafShape, names: Names): Choices | undefined {
  if (kind === 'plan' || kind === 'plan-type' || kind === 'service' || kind === 'project') return names[kind];
  return choices && Object.entries(choices).map(([value, label]) => ({ value, label }));
}

/** The choices, with what is written if it is none of them, and with none where that is allowed. */
function optionsOf(choices: Choices, written: string, optional: boolean, { service: named = [] }: Names): Choices {
  const isKnown = written === '' || choices.some(({ value }) => value === written);
  const service = named.find(({ value }) => value === written);
  const known = isKnown ? choices : [service ?? { value: written, label: written }, ...choices];
  return optional || written === '' ? [{ value: '', label: words.empty }, ...known] : known;
}

function hintOf({ help, of, max }: LeafShape, shown: string | undefined): string | undefined {
  const limit = of === 'text' && max && max < LIMIT_WORTH_SAYING ? words.limit(max) : undefined;
  return [help, limit, shown && words.shown(shown)].filter(Boolean).join(' · ') || undefined;
}

type ToggleProps = { label: string; help: string | undefined; name: string; id: string; value: unknown };

/** A tick. A hidden field keeps a «no» that the file says. */
function Toggle({ label, help, name, id, value }: ToggleProps) {
  return (
    <div className={styles.toggle}>
      {value === false && <input type="hidden" name={name} value="false" />}
      <label>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="true"
          defaultChecked={value === true}
          aria-describedby={help && `${name}-hint`}
        />{' '}
        {label}
      </label>{' '}
      {help && <small id={`${name}-hint`}>{help}</small>}
    </div>
  );
}

import type { Names } from '../../../domain/content/fields.ts';
import {
  FILE_ROWS,
  inside,
  optionField,
  optionOf,
  type Row,
  rowsField,
  rowsOf,
} from '../../../domain/content/form/form-value.ts';
import type { ChoiceShape, GroupShape, RowsShape, Shape } from '../../../domain/content/form/shape.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { LeafField } from './LeafField.tsx';
import { RowButtons, rowId } from './RowButtons.tsx';
import styles from './ShapeField.module.css';
import { addLabel, rowLabel, showFacts } from './shape-labels.ts';

type ShapeFieldProps = {
  shape: Shape;
  /** Of the field in the form. */
  name: string;
  /** Of the value in its file, by which problems and links find it; empty for the whole file. */
  place: string;
  value: unknown;
  /** Sentences by the place of the value. */
  problems: Readonly<Record<string, string>>;
  /** What texts may repeat by name. */
  facts: ReadonlyMap<string, string>;
  names?: Names | undefined;
  /** Where the form is sent, and the button by which it was. */
  action: string;
  button?: string | undefined;
};

const words = editorWords.form;

/** The fields of a part of a file, at any depth, as its schema describes it. */
export function ShapeField(props: ShapeFieldProps) {
  const { shape, name, place, value, names, facts } = props;
  const problem = props.problems[place];
  switch (shape.type) {
    case 'leaf':
      return <LeafField {...{ shape, name, value, names, problem }} id={place} shown={showFacts(value, facts)} />;
    case 'choice':
      return <ChoiceField {...props} shape={shape} />;
    case 'group':
      return (
        <FieldGroup shape={shape} name={name} id={place || name} problem={problem}>
          <GroupFields {...props} shape={shape} />
        </FieldGroup>
      );
    default:
      return <RowsField {...props} shape={shape} />;
  }
}

type Of<One extends Shape> = Omit<ShapeFieldProps, 'shape'> & { shape: One };

/** The fields of a group, or of a whole file, whose list has its own name in the form. */
export function GroupFields({ shape, name, place, value, ...rest }: Of<GroupShape>) {
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  return shape.fields.map(([field, part]) => (
    <ShapeField
      key={field}
      {...rest}
      shape={part}
      name={inside(name, field)}
      place={field === FILE_ROWS ? '' : inside(place, field)}
      value={values[field]}
    />
  ));
}

function ChoiceField({ shape, ...props }: Of<ChoiceShape>) {
  const option = optionOf(shape, props.value);
  const chosen = shape.options[option];
  if (!chosen) return null;
  const label = chosen.label ?? shape.label;
  const help = chosen.type === 'leaf' ? (chosen.help ?? shape.help) : undefined;
  return (
    <>
      <input type="hidden" name={optionField(props.name)} value={option} />
      <ShapeField {...props} shape={{ ...chosen, ...(label && { label }), ...(help && { help }) }} />
    </>
  );
}

/** A list: its rows with their buttons, and unless it is full an empty one, folded, for each shape that a row may have. */
function RowsField({ shape, name, place, value, ...rest }: Of<RowsShape>) {
  const rows = rowsOf(shape, value);
  const { item } = shape;
  const list = place || name;
  const missing = shape.type === 'list' ? (shape.min ?? 0) - rows.length : 0;
  const empty = item.type === 'choice' ? item.options : Array.from({ length: Math.max(1, missing) }, () => item);
  const added = shape.max && rows.length >= shape.max ? [] : empty;
  return (
    <FieldGroup shape={shape} name={name} id={list} problem={rest.problems[place]}>
      <input type="hidden" name={rowsField(name)} value={rows.length + added.length} />
      {rows.map((row, index) => {
        const label = words.item(rowLabel(item, shape.type === 'list' ? row.value : row), index + 1);
        const isLast = index === rows.length - 1;
        return (
          <fieldset key={inside(name, index)} className={`stack ${styles.row}`} id={rowId(name, index)}>
            <legend className="hidden">{label}</legend>
            <RowButtons {...{ label, name, list, index, isLast }} action={rest.action} />
            <RowFields {...rest} shape={shape} name={inside(name, index)} place={place} row={row} />
          </fieldset>
        );
      })}
      {added.map((option, at) => {
        const index = rows.length + at;
        const [row, next] = [inside(name, index), `${rest.action}#${rowId(name, index + 1)}`];
        const another = `otra:${name}+${at}`;
        const isOpen = (index === 0 && !shape.optional) || rest.button === another;
        return (
          <details key={row} className={`stack ${styles.added}`} id={rowId(name, index)} open={isOpen}>
            <summary>{addLabel(shape, option) + (missing > 1 ? ` (${index + 1})` : '')}</summary>
            {item.type === 'choice' && <input type="hidden" name={optionField(row)} value={at} />}
            <RowFields {...rest} shape={{ ...shape, item: option }} name={row} place={`${place}+${at}`} row={EMPTY} />
            {index + 1 !== shape.max && (
              <button type="submit" name={FORM_FIELDS.button} value={another} formAction={next} className={styles.more}>
                {words.another}
              </button>
            )}
          </details>
        );
      })}
    </FieldGroup>
  );
}

const EMPTY: Row = { name: '', value: undefined };
const NAME = { type: 'leaf', kind: 'line', of: 'text', optional: false, label: words.name } as const;

function RowFields({ shape, name, place, row, ...rest }: Omit<Of<RowsShape>, 'value'> & { row: Row }) {
  const { type, item } = shape;
  const field = { ...rest, place: inside(place, row.name), value: row.value };
  if (type === 'list' && item.type === 'group') return <GroupFields {...field} shape={item} name={name} />;
  if (type === 'list') return <ShapeField {...field} shape={item} name={name} />;
  return (
    <>
      <LeafField shape={NAME} name={inside(name, 'name')} id={`nombre-${name}`} value={row.name} problem={undefined} />
      <ShapeField {...field} shape={item} name={inside(name, 'value')} />
    </>
  );
}

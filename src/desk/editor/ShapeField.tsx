import type { Names } from '../../../domain/content/fields.ts';
import { inside, type NamedValue, optionField, optionOf, rowsField } from '../../../domain/content/form/form-value.ts';
import type { ChoiceShape, GroupShape, Shape } from '../../../domain/content/form/shape.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { AddedRow } from './AddedRow.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { LeafField } from './LeafField.tsx';
import { RowButtons, rowId } from './RowButtons.tsx';
import styles from './ShapeField.module.css';
import { addLabel, labelOf, rowLabel, showFacts } from './shape-labels.ts';

export type ShapeFieldProps = {
  shape: Shape;
  /** Of the field in the form. */
  name: string;
  /** Of the value in its file, by which problems are found. */
  place: string;
  value: unknown;
  /** Sentences by the place of the value. */
  problems: Readonly<Record<string, string>>;
  /** What texts may repeat by name. */
  facts: ReadonlyMap<string, string>;
  names?: Names | undefined;
  /** Where the form is sent. */
  action: string;
};

const words = editorWords.form;

/** The fields of a part of a file, at any depth, as its schema describes it. */
export function ShapeField(props: ShapeFieldProps) {
  const { shape, name, place } = props;
  switch (shape.type) {
    case 'leaf':
      return (
        <LeafField
          {...{ shape, name, value: props.value, names: props.names, problem: props.problems[place] }}
          shown={showFacts(props.value, props.facts)}
        />
      );
    case 'choice':
      return <ChoiceField {...props} shape={shape} />;
    case 'group':
      return (
        <FieldGroup {...shape} name={name} label={labelOf(shape)} problem={props.problems[place]}>
          <GroupFields {...props} shape={shape} />
        </FieldGroup>
      );
    default:
      return <RowsField {...props} shape={shape} />;
  }
}

function GroupFields({ shape, name, place, value, ...rest }: Omit<ShapeFieldProps, 'shape'> & { shape: GroupShape }) {
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  return shape.fields.map(([field, part]) => (
    <ShapeField
      key={field}
      {...rest}
      shape={part}
      name={inside(name, field)}
      place={inside(place, field)}
      value={values[field]}
    />
  ));
}

function ChoiceField({ shape, ...props }: Omit<ShapeFieldProps, 'shape'> & { shape: ChoiceShape }) {
  const option = optionOf(shape, props.value);
  const chosen = shape.options[option];
  if (!chosen) return null;
  const label = chosen.label ?? shape.label;
  return (
    <>
      <input type="hidden" name={optionField(props.name)} value={option} />
      <ShapeField {...props} shape={{ ...chosen, ...(label && { label }) }} />
    </>
  );
}

type RowsShape = Extract<Shape, { readonly item: Shape }>;
type RowsProps = Omit<ShapeFieldProps, 'shape'> & { shape: RowsShape };

/** A list: its rows with their buttons, and behind them an empty one for each shape that a row may have. */
function RowsField({ shape, name, place, value, ...rest }: RowsProps) {
  const rows = (value ?? []) as readonly unknown[];
  const { item } = shape;
  const missing = shape.type === 'list' ? (shape.min ?? 0) - rows.length : 0;
  const added = item.type === 'choice' ? item.options : Array.from({ length: Math.max(1, missing) }, () => item);
  return (
    <FieldGroup {...shape} name={name} label={labelOf(shape)} problem={rest.problems[place]}>
      <input type="hidden" name={rowsField(name)} value={rows.length + added.length} />
      {rows.map((row, index) => (
        <div key={inside(name, index)} className={styles.row} id={rowId(name, index)}>
          <RowButtons
            label={words.item(rowLabel(item, row), index + 1)}
            name={name}
            index={index}
            isLast={index === rows.length - 1}
            action={rest.action}
          />
          <Row {...rest} shape={shape} name={inside(name, index)} place={place} index={index} value={row} />
        </div>
      ))}
      {added.map((option, index) => (
        <AddedRow
          key={inside(name, rows.length + index)}
          label={addLabel(shape, option) + (missing > 1 ? ` (${rows.length + index + 1})` : '')}
          list={name}
          index={rows.length + index}
          isOpen={rows.length === 0 && index === 0 && !shape.optional}
          action={rest.action}
        >
          {item.type === 'choice' && (
            <input type="hidden" name={optionField(inside(name, rows.length + index))} value={index} />
          )}
          <Row
            {...rest}
            shape={{ ...shape, item: option }}
            name={inside(name, rows.length + index)}
            place={`${place}+`}
            index={0}
            value={undefined}
          />
        </AddedRow>
      ))}
    </FieldGroup>
  );
}

function Row({ shape, name, place, index, value, ...rest }: RowsProps & { index: number }) {
  const { item } = shape;
  if (shape.type === 'list') {
    const isGroup = item.type === 'group';
    const props = { ...rest, name, place: inside(place, index), value };
    return isGroup ? <GroupFields {...props} shape={item} /> : <ShapeField {...props} shape={item} />;
  }
  const { name: key, value: named } = (value ?? { name: '', value: undefined }) as NamedValue;
  return (
    <>
      <LeafField
        shape={{ type: 'leaf', kind: 'line', of: 'text', optional: false, label: words.name }}
        name={inside(name, 'name')}
        value={key}
        problem={undefined}
      />
      <ShapeField {...rest} shape={item} name={inside(name, 'value')} place={inside(place, key)} value={named} />
    </>
  );
}

import type { ComponentType } from 'react';
import styles from './Catalogue.module.css';

/** Ways to use a component, and what may be missing then. */
export const CONDITIONS = [
  'with script',
  'without script',
  'without style',
  'keyboard',
  'zoom',
  'voice',
  'reader',
] as const;

type Piece = {
  readonly Component: ComponentType;
  readonly examples: Readonly<Record<string, object>>;
  /** Acceptance criteria: each completes «it must …». */
  readonly criteria: Readonly<Partial<Record<(typeof CONDITIONS)[number], string>>>;
};

const modules = import.meta.glob<Piece>('../{ui,sections,contact-form,desk,layout}/**/*.examples.tsx', {
  eager: true,
});

/** Components with examples, by name. */
export const pieces: ReadonlyMap<string, Piece> = new Map(
  Object.entries(modules).map(([path, piece]) => [path.replace(/^.*\/|\.examples\.tsx$/g, ''), piece]),
);

/** A component, rendered with each of its examples. */
export function PieceExamples({ name }: { name: string }) {
  const piece = pieces.get(name);
  if (!piece) return null;
  const { Component, examples } = piece;
  return Object.entries(examples).map(([example, props]) => (
    <div key={example} className={styles.example}>
      <code className="wrap">{`${name}: ${example}`}</code>
      <Component {...props} />
    </div>
  ));
}

/** The acceptance criteria of a component: what it must do for its visitors. */
export function PieceCriteria({ name }: { name: string }) {
  const criteria = Object.entries(pieces.get(name)?.criteria ?? {});
  return (
    <section className={`wrap ${styles.criteria}`} lang="en" data-criteria>
      <h2>It must</h2>
      <dl>
        {criteria.map(([condition, sentence]) => (
          <div key={condition}>
            <dt>{condition}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Links to the examples of each component. */
export function PieceList() {
  return (
    <ul className={`wrap ${styles.list}`}>
      {[...pieces.keys()].map((name) => (
        <li key={name}>
          <a href={`/muestrario/${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

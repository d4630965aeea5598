import type { ComponentType } from 'react';
import styles from './Catalogue.module.css';

type Piece = {
  readonly Component: ComponentType;
  readonly examples: Readonly<Record<string, object>>;
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

import type { ComponentType } from 'react';
import styles from './Catalogue.module.css';

type Piece = {
  readonly Component: ComponentType;
  readonly examples: Readonly<Record<string, object>>;
};

const components = import.meta.glob<Readonly<Record<string, ComponentType>>>(
  ['../{ui,sections,contact-form,desk,layout}/**/[A-Z]*.tsx', '!../**/*.{examples,test}.tsx'],
  { eager: true },
);
const modules = import.meta.glob<Partial<Piece> & Pick<Piece, 'examples'>>('../**/*.examples.tsx', { eager: true });

/**
 * Components with examples, by name. A module of examples is about the component beside it, which has its name, unless it
 * exports a `Component` of its own.
 */
export const pieces: ReadonlyMap<string, Piece> = new Map(
  Object.entries(modules).map(([path, { Component, examples }]) => {
    const name = path.replace(/^.*\/|\.examples\.tsx$/g, '');
    const beside = components[path.replace('.examples', '')];
    const Found = Component ?? beside?.[name] ?? beside?.['default'];
    if (!Found) throw new Error(`${path} has no component`);
    return [name, { Component: Found, examples }];
  }),
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

import type { ComponentType } from 'react';
import { content } from '../../tests/harness/unit/our-content.ts';
import { WithContent } from '../content.tsx';
import styles from './Catalogue.module.css';

type Piece = {
  /** Folder of `src` that it is in. */
  readonly folder: string;
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
    return [name, { Component: Found, examples, folder: path.split('/')[1] ?? '' }];
  }),
);

/** Names of the components in a folder of `src`, or that of one component. */
export const piecesOf = (shown: string): readonly string[] =>
  [...pieces].filter(([name, { folder }]) => [name, folder].includes(shown)).map(([name]) => name);

/** A component, rendered with each of its examples and the content that these are of. */
export function Examples({ name }: { name: string }) {
  const piece = pieces.get(name);
  if (!piece) return null;
  const { Component, examples } = piece;
  return (
    <div id={name}>
      <h1 className="wrap">{name}</h1>
      {Object.entries(examples).map(([example, props]) => (
        <div key={example} className={styles.example}>
          <code className="wrap">{`${name}: ${example}`}</code>
          <WithContent content={content}>
            <Component {...props} />
          </WithContent>
        </div>
      ))}
    </div>
  );
}

/** Links to the examples of each folder and of each component. */
export function PieceList({ title }: { title: string }) {
  const folders = new Set([...pieces.values()].map(({ folder }) => folder));
  return (
    <>
      <h1 className="wrap">{title}</h1>
      <ul className={`wrap ${styles.list}`}>
        {[...folders, ...pieces.keys()].map((name) => (
          <li key={name}>
            <a href={`/muestrario/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

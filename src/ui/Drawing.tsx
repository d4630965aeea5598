import type { SCENES } from '../art/scenes.tsx';

export type SceneId = keyof typeof SCENES;
type Props = { name: SceneId | 'map' | 'poncho' | 'mark' | 'sky'; className?: string | undefined };

/** One drawing of `src/art`, filling the box that its place gives it. Decorative. */
export function Drawing({ name, className }: Props) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

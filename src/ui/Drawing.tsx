import { DRAWINGS, type DrawingData, type DrawingName } from '../art/drawings.tsx';

type Props = { name: DrawingName; className?: string | undefined };

/** One drawing of `src/art`, filling the box that its place gives it. Decorative. */
export function Drawing({ name, className }: Props) {
  const { art, ...frame }: DrawingData = DRAWINGS[name];
  return (
    <svg className={className} {...frame} aria-hidden="true">
      {art}
    </svg>
  );
}

import { DRAWINGS, type DrawingData, type DrawingName } from '../art/drawings.tsx';

type Props = { name: DrawingName; className?: string | undefined };

/** A decorative drawing of `src/art`; fills its container by default. */
export function Drawing({ name, className = 'fill' }: Props) {
  const { art, ...frame }: DrawingData = DRAWINGS[name];
  return (
    <svg className={className} {...frame} aria-hidden="true">
      {art}
    </svg>
  );
}

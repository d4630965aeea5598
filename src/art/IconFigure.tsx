import { type IconId, iconShape } from './icons.ts';

type Props = { name: IconId; className: string; x: number; y: number; size: number };

/** An icon inside a larger drawing: a square of `size` units at `x`, `y`. */
export function IconFigure({ name, className, x, y, size }: Props) {
  const { viewBox, path } = iconShape(name);
  return (
    <svg x={x} y={y} width={size} height={size} viewBox={viewBox}>
      <path className={className} d={path} />
    </svg>
  );
}

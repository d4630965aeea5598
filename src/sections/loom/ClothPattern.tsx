import { CLOTH_SIZE, type Cloth } from '../../../domain/loom/cloth.ts';
import { layersOf, WARP } from './cloth-layers.ts';

type Props = {
  id: string;
  cloth: Cloth;
  /** Size of a cell in units of the drawing that uses the pattern. */
  cell?: number;
};

const { columns, rows } = CLOTH_SIZE;

/** A cloth as an SVG pattern, for `fill="url(#id)"`: one path for each thread on dark ground. */
export function ClothPattern({ id, cloth, cell = 1 }: Props) {
  return (
    <pattern id={id} width={columns} height={rows} patternUnits="userSpaceOnUse" patternTransform={`scale(${cell})`}>
      <path className="noche" d={`M0 0h${columns}v${rows}H0z`} />
      <path className="cal" opacity=".2" d={WARP} />
      {layersOf(cloth).map(({ thread, path }) => (
        <path key={thread} className={thread} d={path} />
      ))}
    </pattern>
  );
}

import { sampleCloth } from '../../../tests/harness/unit/sample-cloths.ts';
import { ClothPattern } from './ClothPattern.tsx';

/** A pattern is seen only where it fills something. */
export function Component(props: Parameters<typeof ClothPattern>[0]) {
  return (
    <svg width="100%" height="96" aria-hidden="true">
      <ClothPattern {...props} />
      <rect width="100%" height="100%" fill={`url(#${props.id})`} />
    </svg>
  );
}
export const examples = {
  fine: { id: 'fine', cloth: sampleCloth, cell: 2 },
  coarse: { id: 'coarse', cloth: sampleCloth, cell: 6 },
};

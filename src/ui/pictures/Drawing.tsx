import { DRAWINGS, type DrawingData, type DrawingName } from '../../art/drawings.tsx';

type Props = {
  name: DrawingName;
  className?: string | undefined;
  /** The picture of its page, which takes part in view transitions (`transitions.css`). */
  'data-subject'?: 'page';
};

/** A decorative drawing of `src/art`; fills its container by default. */
export function Drawing({ name, className = 'fill', ...rest }: Props) {
  const { art, ...frame }: DrawingData = DRAWINGS[name];
  return (
    <svg className={className} {...frame} {...rest} aria-hidden="true">
      {art}
    </svg>
  );
}

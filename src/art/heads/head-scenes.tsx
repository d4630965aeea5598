import type { ReactNode } from 'react';
import type { HeadScene } from '../../../domain/content/sections.ts';
import { CRAFTS } from './crafts.tsx';
import { LANDSCAPES } from './landscapes.tsx';
import { WEAVING } from './weaving.tsx';

/** The scene in the header of each section of the site (docs/design.md#heads): 140 × 80 cells, without a background. */
export const HEAD_SCENES: Readonly<Record<HeadScene, ReactNode>> = { ...LANDSCAPES, ...CRAFTS, ...WEAVING };

/** A scene in the lower right corner of its box. */
export const Scene = ({ name, className }: { name: HeadScene; className: string | undefined }) => (
  <svg className={className} viewBox="0 0 140 80" preserveAspectRatio="xMaxYMax" aria-hidden="true">
    {HEAD_SCENES[name]}
  </svg>
);

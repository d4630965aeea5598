import type { FeatureGroup } from '../domain/plans/plan-features.ts';

/** Disk space, which the services overview names as well. */
export const hostingDisk = '30GB';

/** What every level of hosting gives, kept only here; `src/data/plans.ts` adds it to each plan. */
export const hostingResources: FeatureGroup = {
  title: 'Recursos',
  items: ['1GB de ancho de banda', '99.99% de disponibilidad', `${hostingDisk} de disco`, '6GB de RAM'],
};

import type { FeatureGroup } from '../domain/plans/plan-features.ts';

/** Disk space of every hosting plan; the services overview shows it too. */
export const hostingDisk = '30GB';

/** Resources of every hosting plan, stated only here; `src/data/plans.ts` adds them to each plan. */
export const hostingResources: FeatureGroup = {
  title: 'Recursos',
  items: ['1GB de ancho de banda', '99.99% de disponibilidad', `${hostingDisk} de disco`, '6GB de RAM'],
};

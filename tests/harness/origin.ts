import { company } from './unit/our-content.ts';

/** The origin of the site that tests open: they set no `SITE_URL`. */
export const ORIGIN: string = company.site;

import { company } from '../../server/testing/our-content.ts';

/** The origin of the site that tests open: they set no `SITE_URL`. */
export const ORIGIN: string = company.site;

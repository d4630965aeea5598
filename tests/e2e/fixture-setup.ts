import { openFixtureSite } from '../harness/fixture-site.ts';
import { globalSetup } from '../harness/resources.ts';

/** Starts the site of the fixture brand, for the snapshots. */
export default globalSetup(openFixtureSite);

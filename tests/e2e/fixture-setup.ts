import type { TestProject } from 'vitest/node';
import { openFixtureSite } from '../harness/fixture-site.ts';
import { Resources } from '../harness/resources.ts';

/** Starts the site of the fixture brand, for the snapshots. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const resources = new Resources();
  await openFixtureSite(project, resources.closeLater);
  return () => resources.closeAll();
}

import { warnOfSkipped } from '../harness/debian-packages.ts';
import { openSite } from '../harness/open-site.ts';
import { globalSetup } from '../harness/resources.ts';
import { ENGINE_NAMES } from './engine.ts';
import { installEngine } from './packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why an engine cannot run here, by name. Engines that can run are absent. */
    missingEngines: Readonly<Record<string, string>>;
  }
}

/** Installs missing engines and starts the site that all of them share. */
export default globalSetup(async (project, closeLater) => {
  const missing = ENGINE_NAMES.flatMap((name) => {
    const reason = installEngine(name);
    if (!reason) return [];
    warnOfSkipped(`${name}, ${reason}`);
    return [[name, reason] as const];
  });
  project.provide('missingEngines', Object.fromEntries(missing));
  await openSite(project, closeLater);
});

import type { TestProject } from 'vitest/node';
import { openSite } from '../harness/open-site.ts';
import { ENGINE_NAMES } from './engine.ts';
import { obtain } from './packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why an engine cannot run here, by its name; engines that can are not in it. */
    missingEngines: Readonly<Record<string, string>>;
  }
}

/** Gets the engines from Debian where they are missing, one after the other, and starts one site for all. */
export default async function setup(project: TestProject) {
  const missing = ENGINE_NAMES.flatMap((name) => {
    const reason = obtain(name);
    return reason ? [[name, reason] as const] : [];
  });
  project.provide('missingEngines', Object.fromEntries(missing));
  // When a later step fails, the earlier ones are undone: nothing keeps running.
  await using opened = new AsyncDisposableStack();
  await openSite(project, (close) => opened.defer(close));
  const kept = opened.move();
  return () => kept.disposeAsync();
}

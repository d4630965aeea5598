import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** Replaces a function of a built-in module until the test ends, also where it was imported by its name. */
export function spyOnBuiltin<Module extends object, Name extends keyof Module & string>(
  module: Module,
  name: Name,
  stub: Module[Name],
): void {
  const spy = vi.spyOn(module as Record<string, () => unknown>, name).mockImplementation(stub as () => unknown);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

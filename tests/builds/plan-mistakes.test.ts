import { basename } from 'node:path';
import { expect, inject, test } from 'vitest';
import { MISTAKES } from './plan-mistakes.ts';

test.for(MISTAKES)(
  '$name in a plan stops the build, which names file and field and leaves the last build',
  ({ name, file, field }) => {
    const build = inject('mistakenBuilds')[name];
    expect(build?.code).toBe(1);
    expect(build?.output).toContain(basename(file, '.yaml'));
    expect(build?.output).toContain(field);
    expect(build?.left).toEqual(['build.json']);
  },
);

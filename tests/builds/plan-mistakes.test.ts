import { expect, inject, test } from 'vitest';
import { MISTAKES } from './plan-mistakes.ts';

test.for(MISTAKES)(
  'the build fails on $name in a plan, reports file and field, and keeps the previous build',
  ({ name, file, field }) => {
    const build = inject('mistakenBuilds')[name];
    expect(build?.code).toBe(1);
    expect(build?.output).toContain(`${file}:`);
    expect(build?.output).toContain(field);
    expect(build?.left).toEqual(['build.json']);
  },
);

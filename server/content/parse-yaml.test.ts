import { expect, onTestFinished, test, vi } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

test('keeps what it has parsed until the texts are too long together', () => {
  const [first, long] = ['tilo: 1', (name: string) => `${name}: ${'x'.repeat(1_000_000)}`];
  const parsed = parseYaml(first);
  expect(parseYaml(first)).toBe(parsed);
  for (const name of ['a', 'b', 'c', 'd', 'e']) parseYaml(long(name));
  expect(parseYaml(first)).not.toBe(parsed);
});

test('prints no warning of YAML, such as that of a name in two pairs of braces', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  parseYaml('title: {{tilo}}').document.toJS();
  expect(warn).not.toHaveBeenCalled();
});

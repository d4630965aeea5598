import type { z } from 'zod';
import { namesIn } from '../../domain/content/fill.ts';
import { valueAt } from '../../domain/record.ts';
import { nearest } from './nearest.ts';
import { THOUSANDS } from './parse-yaml.ts';
import { checkWords as words } from './words.ts';

export type FieldProblem = { readonly path: readonly PropertyKey[]; readonly message: string };

type Issue = z.core.$ZodIssue;

/** The missing field that an unknown one beside it was probably meant to be. */
type MeantBy = (group: Issue['path'], unknown: string) => string | undefined;

/** The problems that Zod found in a value, each as a sentence of its own. */
export function describeIssues(issues: readonly Issue[], value: unknown): FieldProblem[] {
  const missing = issues
    .filter(({ path }) => valueAt(value, path) === undefined)
    .map(({ path }) => ({ group: path.slice(0, -1).join('.'), name: String(path.at(-1) ?? '') }));
  const meantBy: MeantBy = (path, unknown) => {
    const beside = missing.filter(({ group }) => group === path.join('.'));
    return nearest(
      unknown,
      beside.map(({ name }) => name),
    );
  };
  const mistyped = issues.flatMap((one) => {
    const names = one.code === 'unrecognized_keys' ? one.keys.flatMap((key) => meantBy(one.path, key) ?? []) : [];
    return names.map((name) => [...one.path, name].join('.'));
  });
  return issues
    .filter((issue) => !isFollowUp(issue, issues) && !mistyped.includes(issue.path.join('.')))
    .flatMap((issue) => describe(issue, value, meantBy));
}

/**
 * Whether an issue adds nothing to another: it is about a whole object while one of its fields has its own issue, or about
 * a value that is of another type anyway, such as the length of a list in place of a text.
 */
function isFollowUp({ code, path }: Issue, all: readonly Issue[]): boolean {
  const inside = all.filter((other) => path.every((key, index) => other.path[index] === key));
  if (code === 'custom' && inside.some((other) => other.path.length > path.length)) return true;
  return (
    code !== 'invalid_type' &&
    inside.some((other) => other.code === 'invalid_type' && other.path.length === path.length)
  );
}

function describe(issue: Issue, value: unknown, meantBy: MeantBy): FieldProblem[] {
  const { path } = issue;
  const given = valueAt(value, path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: words.unknown(key, meantBy(path, key)) }));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The alternative with the fewest issues is most likely the intended one.
    const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
    return closest.flatMap((inner) => describe({ ...inner, path: [...path, ...inner.path] } as Issue, value, meantBy));
  }
  if (issue.code === 'invalid_key') {
    const name = String(path.at(-1));
    return issue.issues.map((inner) => ({ path, message: words.wrong(expected(inner, name), found(inner, name)) }));
  }
  const isRule = issue.code === 'custom' && issue.message in words.rules;
  if (given === undefined && !isRule) return [{ path, message: words.missing(String(path.at(-1) ?? '')) }];
  return [{ path, message: words.wrong(expected(issue, given), found(issue, given)) }];
}

function expected(issue: Issue, given: unknown): string {
  const rule = words.rules[issue.message];
  switch (issue.code) {
    case 'invalid_type':
      if (rule) return rule;
      if (isNumber(issue.expected) && THOUSANDS.test(String(given))) return words.expected.noThousands;
      if (issue.expected === 'string' && /^(?:number|boolean)$/.test(typeof given)) return words.expected.quoted;
      if (issue.expected === 'string' && found(issue, given) === words.found.group) return words.expected.colon;
      return words.expected.kinds[issue.expected] ?? words.expected.other;
    case 'invalid_value': {
      const values = issue.values.map(String);
      return words.expected.oneOf(values, nearest(String(given), values));
    }
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return words.expected.atMost[measureOf(issue.origin)](Number(issue.maximum));
    case 'not_multiple_of':
      return words.expected.step(issue.divisor);
    case 'invalid_format':
      return rule ?? words.expected.kinds[issue.format] ?? words.expected.other;
    default:
      return rule ?? issue.message;
  }
}

const isNumber = (type: string) => type === 'number' || type === 'int';

function tooSmall({ origin, minimum, inclusive, exact }: z.core.$ZodIssueTooSmall): string {
  if (exact) return words.expected.exactly(Number(minimum));
  if (origin === 'number' && !inclusive) return words.expected.moreThan(Number(minimum));
  return words.expected.atLeast[measureOf(origin)](Number(minimum));
}

function measureOf(origin: string): 'text' | 'list' | 'number' {
  if (origin === 'string') return 'text';
  return origin === 'array' ? 'list' : 'number';
}

function found(issue: Issue, given: unknown): string {
  if (issue.code === 'custom' && issue.params?.['found']) return words.found.text(String(issue.params['found']));
  // The whole text may be long, and what it repeats is filled in already.
  if (issue.message === 'unknownName')
    return words.found.text(
      namesIn(String(given))
        .map((name) => `{${name}}`)
        .join(', '),
    );
  if (issue.code === 'too_big' && typeof given === 'string') return words.found.letters(given.length);
  if (Array.isArray(given)) return issue.code === 'invalid_type' ? words.found.list : words.found.items(given.length);
  if (given instanceof Date) return words.found.text(given.toISOString());
  if (given && typeof given === 'object')
    return issue.code === 'custom' ? words.found.text(Object.values(given).join(', ')) : words.found.group;
  return String(given ?? '').trim() === '' ? words.found.nothing : words.found.text(String(given));
}

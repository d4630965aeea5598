import type { z } from 'zod';
import { namesIn } from '../../domain/content/fill.ts';
import { valueAt } from '../../domain/record.ts';
import { nearest } from './nearest.ts';
import { THOUSANDS } from './parse-yaml.ts';
import { checkWords as words } from './words.ts';

export type FieldProblem = { readonly path: readonly PropertyKey[]; readonly message: string };

type Issue = z.core.$ZodIssue;

/** The problems that Zod found in a value, each as a sentence of its own. */
export function describeIssues(issues: readonly Issue[], value: unknown): FieldProblem[] {
  const mistyped = new Set(issues.flatMap((issue) => meantBy(issue, value, issues)));
  return issues
    .filter((issue) => !isFollowUp(issue, issues) && !mistyped.has(issue.path.join('.')))
    .flatMap((issue) => describe(issue, value, issues));
}

/** The paths of the missing fields that unknown ones beside them were meant to be. */
const meantBy = (issue: Issue, value: unknown, all: readonly Issue[]): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.flatMap((key) => {
        const meant = nearest(key, missingBeside(issue, value, all));
        return meant === undefined ? [] : [[...issue.path, meant].join('.')];
      })
    : [];

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

function describe(issue: Issue, value: unknown, all: readonly Issue[]): FieldProblem[] {
  const { path } = issue;
  const given = valueAt(value, path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: words.unknown(key, nearest(key, missingBeside(issue, value, all))),
    }));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The alternative with the fewest issues is most likely the intended one.
    const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
    return closest.flatMap((inner) => describe({ ...inner, path: [...path, ...inner.path] } as Issue, value, all));
  }
  if (issue.code === 'invalid_key') {
    const name = String(path.at(-1));
    return issue.issues.map((inner) => ({ path, message: words.wrong(expected(inner, name), found(inner, name)) }));
  }
  const isRule = issue.code === 'custom' && issue.message in words.rules;
  if (given === undefined && !isRule) return [{ path, message: words.missing(String(path.at(-1) ?? '')) }];
  return [{ path, message: words.wrong(expected(issue, given), found(issue, given)) }];
}

/** Names of the missing fields beside an unknown one, which may be one of them mistyped. */
function missingBeside({ path }: Issue, value: unknown, all: readonly Issue[]): string[] {
  const group = path.join('.');
  return all
    .filter((issue) => issue.path.slice(0, -1).join('.') === group && valueAt(value, issue.path) === undefined)
    .map((issue) => String(issue.path.at(-1) ?? ''));
}

const TYPES: Readonly<Record<string, string>> = {
  string: words.expected.text,
  number: words.expected.number,
  boolean: words.expected.boolean,
  array: words.expected.list,
  object: words.expected.group,
  date: words.expected.date,
};
const FORMATS: Readonly<Record<string, string>> = {
  email: words.expected.email,
  url: words.expected.webAddress,
  date: words.expected.date,
};

function expected(issue: Issue, given: unknown): string {
  const rule = words.rules[issue.message];
  switch (issue.code) {
    case 'invalid_type':
      if (rule) return rule;
      if (isNumber(issue.expected) && THOUSANDS.test(String(given))) return words.expected.noThousands;
      if (issue.expected === 'string' && /^(?:number|boolean)$/.test(typeof given)) return words.expected.quoted;
      if (issue.expected === 'string' && found(issue, given) === words.found.group) return words.expected.colon;
      return TYPES[issue.expected] ?? words.expected.other;
    case 'invalid_value':
      return oneOf(issue.values.map(String), String(given));
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return words.expected.atMost[measureOf(issue.origin)](Number(issue.maximum));
    case 'not_multiple_of':
      return words.expected.step(issue.divisor);
    case 'invalid_format':
      return rule ?? FORMATS[issue.format] ?? words.expected.other;
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

const oneOf = (values: readonly string[], given: string) => words.expected.oneOf(values, nearest(given, values));

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

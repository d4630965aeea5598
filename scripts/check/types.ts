import { relative } from 'node:path';
import ts from 'typescript';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { contextOf, readablePosition } from './type-context.ts';
import { checkWords as words } from './words.ts';

/** An owner who deletes a text may leave an unused import or parameter behind, which does no harm. */
const LENIENT: ts.CompilerOptions = { noUnusedLocals: false, noUnusedParameters: false };

/** Type-checks the modules of `content/` with the project's own settings; leaves out errors in other files. */
export function checkTypes(root: string, files: readonly string[]): Problem[] {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram({
    rootNames: files.map((file) => `${root}/${file}`),
    options: { ...options, ...LENIENT, noEmit: true, types: [], skipLibCheck: true },
  });
  const ours = new Set(files.map((file) => `${root}/${file}`));
  return program
    .getSourceFiles()
    .filter(({ fileName }) => ours.has(fileName))
    .flatMap((source) => {
      const syntax = program.getSyntacticDiagnostics(source);
      return syntax.length > 0 ? syntax.slice(0, 1) : program.getSemanticDiagnostics(source);
    })
    .map((diagnostic) => toProblem(root, program, diagnostic));
}

function toProblem(root: string, program: ts.Program, { file, start = 0, messageText, code }: ts.Diagnostic): Problem {
  const { code: innermost, text } = deepest({ messageText, code });
  if (!file) return { file: 'content', message: describe(innermost, text, NOTHING) };
  const message = describe(innermost, text, contextOf(program.getTypeChecker(), file, start));
  const { line, character } = file.getLineAndCharacterOfPosition(readablePosition(file, start));
  return { file: relative(root, file.fileName), line: line + 1, column: character + 1, message };
}

type Context = ReturnType<typeof contextOf>;
const NOTHING: Context = { allowed: [], fields: [] };

type Told = { readonly messageText: string | ts.DiagnosticMessageChain; readonly code: number };

/** The last message of a chain of diagnostics: the most specific one, on which the owner can act. */
function deepest({ messageText, code }: Told): { readonly text: string; readonly code: number } {
  if (typeof messageText === 'string') return { text: messageText, code };
  const [next] = messageText.next ?? [];
  return next
    ? deepest({ messageText: next, code: next.code })
    : { text: messageText.messageText, code: messageText.code };
}

/** Translates TypeScript's message for the owner; names and types are taken from the quotes in the message. */
function describe(code: number, text: string, { allowed, fields }: Context): string {
  const [first = '', second = '', third] = [...text.matchAll(/'((?:[^']|'(?=\w))*)'/g)].map(
    ([, quoted = '']) => quoted,
  );
  if (code < 2000) return words.typescript.syntax;
  switch (code) {
    case 2304:
    case 2552:
      return words.typescript.unknownName(first);
    case 2307:
      return words.typescript.noModule(first);
    case 2322:
    case 2820:
      return words.wrong(expectedValue(second, plain(first), allowed), foundType(first));
    case 2353:
    case 2561:
      return words.unknown(first, third ?? nearest(first, fields));
    case 2741:
      return words.missing(first);
    case 2739:
    case 2740:
      return words.missing(text.slice(text.indexOf(': ') + 2));
    default:
      return words.typescript.other(text);
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: words.expected.text,
  number: words.expected.number,
  boolean: words.expected.boolean,
};
const FOUND: Readonly<Record<string, string>> = {
  string: words.expected.text,
  number: words.found.number,
  boolean: words.expected.boolean,
  undefined: words.found.nothing,
};
function expectedValue(type: string, given: string, allowed: readonly string[]): string {
  if (allowed.length > 0) return words.expected.oneOf(allowed, nearest(given, allowed));
  // Names of types in our code mean nothing to the owner.
  return /\b[A-Z]/.test(type) ? words.expected.other : expectedType(type);
}
const plain = (type: string) => type.replaceAll('"', '').replaceAll(' | ', ', ');
const expectedType = (type: string) => EXPECTED[type.replace(' | undefined', '')] ?? plain(type);
const foundType = (type: string) => FOUND[type] ?? words.found.text(plain(type));

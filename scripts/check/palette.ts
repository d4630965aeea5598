import { parse as parseColour } from 'culori';
import postcss, { CssSyntaxError, type Root } from 'postcss';
import { dayAndNight } from '../../domain/site/palette.ts';
import type { ContentFile } from '../../server/content/content-files.ts';
import type { Problem } from '../../server/content/problem.ts';
import { checkWords as words } from '../../server/content/words.ts';

/** Problems of the palette: colours that are not valid CSS, are transparent, or are missing. */
export function checkPalette({ file, text }: ContentFile, needed: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const found = new Set<string>();
  const css = parseCss(text);
  if (css instanceof CssSyntaxError)
    return [{ file, line: css.line, column: css.column, message: words.colour.syntax }];
  css.walkDecls(/^--/, ({ prop, value, source }) => {
    found.add(prop.slice(2));
    for (const colour of new Set(dayAndNight(value))) {
      const parsed = parseColour(colour);
      if (parsed && (parsed.alpha ?? 1) === 1) continue;
      const { line, column } = source?.start ?? {};
      const message = parsed ? words.colour.transparent(colour) : words.colour.unknown(colour.split('\n')[0] ?? '');
      problems.push({ file, line, column, field: prop, message });
    }
  });
  const missing = needed.filter((name) => !found.has(name));
  return [...problems, ...missing.map((name) => ({ file, field: `--${name}`, message: words.missing(`--${name}`) }))];
}

function parseCss(text: string): Root | CssSyntaxError {
  try {
    return postcss.parse(text);
  } catch (error) {
    if (error instanceof CssSyntaxError) return error;
    throw error;
  }
}

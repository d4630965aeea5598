/** How many numbers each command of a path takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** An arc's two flags are one digit each, which nothing needs to separate from the next number. */
const ARC_FLAGS = [3, 4];

const COMMAND = /\s*([a-z])/iy;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** Whether a text is the `d` of an SVG path from beginning to end; browsers draw a wrong one only up to its mistake. */
export function isPathData(text: string): boolean {
  const path = text.trim();
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(path)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  const takeNumbers = (command: string, count: number) =>
    Array.from({ length: count }, (_, index) => take(command === 'A' && ARC_FLAGS.includes(index) ? FLAG : NUMBER));
  while (at < path.length) {
    const isFirst = at === 0;
    const command = take(COMMAND)?.toUpperCase() ?? '';
    const count = ARGUMENTS[command];
    if (count === undefined || (isFirst && command !== 'M')) return false;
    do if (takeNumbers(command, count).includes(undefined)) return false;
    while (count > 0 && at < path.length && !/^\s*[a-z]/i.test(path.slice(at, at + 20)));
  }
  return true;
}

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Characters that take no column: combining marks, joiners and other format characters, Hangul fillers. */
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\u115F\u1160\u3164]+$/u;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}/u;
/** East Asian wide and full-width characters, in coarse ranges (Unicode UAX #11). */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;

/** Control characters can move the cursor or change colours; bidirectional marks can disguise a name. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A visitor's text as one line that is safe to print. */
export function cleanLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(UNSAFE, '').trim();
}

/** Width of a text in terminal columns. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(grapheme: string): 0 | 1 | 2 {
  if (NO_WIDTH.test(grapheme)) return 0;
  return WIDE.test(grapheme) || EMOJI.test(grapheme) ? 2 : 1;
}

/** The longest prefix of at most `width` columns. */
function beginning(text: string, width: number): string {
  let end = 0;
  let used = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    used += graphemeWidth(segment);
    if (used > width) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Truncates a text to `width` columns with an ellipsis. */
export const clip = (text: string, width: number): string =>
  displayWidth(text) <= width ? text : `${beginning(text, width - 1).trimEnd()}…`;

/** Pads a text to `width` columns. */
export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

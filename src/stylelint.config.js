/** Style sheets take sizes, spaces, weights and breakpoints from the scales of docs/design.md. */

const STEP = '/^var\\(--size-[a-z]+\\)$/';
/** Weight, size, line height and family. Letters that are pictures are sized by their box, in `cqi`. */
const FONT = '/^var\\(--weight-[a-z]+\\) (var\\(--size-[a-z]+\\)|.*cqi.*) \\/ [\\d.]+ var\\(--(serif|sans)\\)$/';
/** A length that is no token; hairlines of 1px aside. */
const LENGTH = '/\\b(?!1px)[\\d.]+(px|r?em|[sdl]?v[hw])\\b/';

export default {
  // What defines the scales, and what scripts generate.
  ignoreFiles: ['styles/{tokens,fonts,belts}.css'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-no-important': true,
    'declaration-property-unit-disallowed-list': { 'max-width': ['em'] },
    'declaration-property-value-allowed-list': {
      font: [FONT, 'var(--small-title)', 'inherit'],
      // Paper has sizes of its own.
      'font-size': [STEP, '/^\\d+pt$/', 'inherit'],
      'font-weight': ['/^var\\(--weight-[a-z]+\\)$/', 'inherit'],
      'letter-spacing': ['/^var\\(--tracking-[a-z]+\\)$/', 'normal'],
    },
    'declaration-property-value-disallowed-list': { '/^(margin|padding|(row-|column-)?gap$)/': [LENGTH] },
    'function-disallowed-list': ['clamp', '/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/'],
    'media-feature-name-value-allowed-list': { width: ['960px', '768px', '600px'] },
    'media-feature-range-notation': 'context',
    // A width in `ch` would change when the web font arrives.
    'unit-disallowed-list': ['rem', 'ch', 'ic', 'rch', 'ric'],
  },
};

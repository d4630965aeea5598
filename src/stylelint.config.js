/** Style sheets take sizes, spaces, weights and breakpoints from the scales of docs/design.md. */

const STEP = '/^var\\(--size-[a-z]+\\)$/';
/** Weight, size, line height and family. Decorative letters are sized by their box, in `cqi` or `cqh`, and the name by its width. */
const FONT =
  '/^var\\(--weight-[a-z]+\\) (var\\(--size-[a-z]+\\)|.*(cq[hi]|--brand-).*) \\/ [\\d.]+ var\\(--(serif|sans)\\)$/';
/** A length that is not a token, except hairlines of 1px. */
const LENGTH = '/\\b(?!1px)[\\d.]+(px|r?em|[sdl]?v[hw])\\b/';

export default {
  // Definitions of the scales, and generated files.
  ignoreFiles: ['styles/{tokens,fonts,belts,marks}.css'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-no-important': true,
    'declaration-property-unit-disallowed-list': { 'max-width': ['em'] },
    'declaration-property-value-allowed-list': {
      font: [FONT, 'var(--card-title)', 'var(--small-title)', 'inherit'],
      // Print has its own sizes.
      'font-size': [STEP, '/^\\d+pt$/', 'inherit'],
      'font-weight': ['/^var\\(--weight-[a-z]+\\)$/', 'inherit'],
      'letter-spacing': ['/^var\\(--tracking-[a-z]+\\)$/', 'normal'],
    },
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|(row-|column-)?gap$)/': [LENGTH],
      // WebKit drops a shorthand that names a thickness.
      'text-decoration': ['/\\d/'],
    },
    'function-disallowed-list': ['clamp', '/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/'],
    'media-feature-name-value-allowed-list': { width: ['960px', '768px', '600px', '60em', '48em'] },
    'media-feature-range-notation': 'context',
    // A width in `ch` changes when the web font loads.
    'unit-disallowed-list': ['rem', 'ch', 'ic', 'rch', 'ric'],
  },
};

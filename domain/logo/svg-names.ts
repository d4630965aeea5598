/** Elements that draw something. */
export const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'use'];
/** Elements that a file must end: what follows would not be drawn. */
export const ENDED = [
  ...['svg', 'defs', 'symbol', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
];
export const ELEMENTS = [...SHAPES, ...ENDED, 'g'];
/** What drawing programs write for themselves; elements and attributes with a prefix are left out as well. */
export const LEFT_OUT = ['metadata', 'title', 'desc', 'style'];

/** Presentation attributes, which the outermost element passes on. */
export const PRESENTATION = [
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'clip-rule',
    'clip-path',
    'mask',
    'opacity',
    'color',
    'display',
    'visibility',
  ],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-opacity', 'shape-rendering', 'paint-order', 'vector-effect'],
];
export const ATTRIBUTES = [
  ...PRESENTATION,
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'width', 'height'],
  ...['id', 'href', 'viewBox', 'preserveAspectRatio', 'transform', 'offset', 'stop-color', 'stop-opacity'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform'],
];

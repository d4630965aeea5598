/**
 * The colours of the e-mails, by day and by night. Mail programs read neither the palette's `oklch()` nor custom
 * properties, so these are the same threads as sRGB.
 */
export const mailPalette = {
  day: {
    page: '#eaeddd',
    sheet: '#f7f9f1',
    text: '#0d2219',
    muted: '#42554a',
    rule: '#c5cab8',
    quote: '#eaeddd',
    link: '#135b42',
    button: '#0d2219',
    onButton: '#f7f9f1',
    warning: '#9c4d0e',
  },
  night: {
    page: '#081611',
    sheet: '#11221c',
    text: '#f0f1e7',
    muted: '#b6beaf',
    rule: '#31453c',
    quote: '#081611',
    link: '#ffc62d',
    button: '#ffc62d',
    onButton: '#0d2219',
    warning: '#f9aa60',
  },
  /** The woven band at the top: colour and width of each thread, in parts of the whole. */
  band: [
    ['#ffc62d', 46],
    ['#0d2219', 4],
    ['#c41155', 20],
    ['#ffc62d', 6],
    ['#1c3a81', 24],
  ],
} as const;

/**
 * Colours of the e-mails in light and dark mode: the palette as sRGB, because mail programs support neither `oklch()`
 * nor custom properties.
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
  /** The band at the top: colour and relative width of each stripe. */
  band: [
    ['#ffc62d', 46],
    ['#0d2219', 4],
    ['#c41155', 20],
    ['#ffc62d', 6],
    ['#1c3a81', 24],
  ],
} as const;

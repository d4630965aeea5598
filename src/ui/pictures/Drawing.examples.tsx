export const examples = {
  site: { name: 'site' },
  voices: { name: 'voices' },
  stack: { name: 'stack' },
  bag: { name: 'bag' },
  code: { name: 'code' },
  night: { name: 'night' },
  map: { name: 'map' },
} as const;

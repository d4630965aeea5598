export const examples = {
  development: { service: 'anil' },
  hosting: { service: 'eucalipto' },
  design: { service: 'grana' },
  marketing: { service: 'marketing' },
} as const;

import { SUBJECT_PICTURES } from '../../art/subject-pictures.ts';

export const examples = {
  cloth: { seed: 'elegir-un-dominio' },
  stored: { seed: 'a', image: '/favicon.svg' },
  ...Object.fromEntries(Object.keys(SUBJECT_PICTURES).map((picture) => [picture, { seed: 'a', picture }])),
};

import { Proof } from './Proof.tsx';

export const Component = Proof;
export const examples = {
  published: { origin: 'https://example.com' },
  unpublished: { origin: 'https://agencia.example' },
};
export const criteria = {
  'without style': 'put each claim before the link to verify it',
  zoom: 'put each link below its text on a narrow screen',
  reader: 'say that the speed test opens in another tab, and that the declaration is about accessibility',
};

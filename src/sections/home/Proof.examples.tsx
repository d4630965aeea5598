import { Proof } from './Proof.tsx';

export const Component = Proof;
export const examples = {
  published: { origin: 'https://example.com' },
  unpublished: { origin: 'https://agencia.example' },
};

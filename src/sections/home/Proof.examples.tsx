export const examples = {
  published: { origin: 'https://example.com' },
  unpublished: { origin: 'https://agencia.example' },
};

export const examples = {
  half: { value: 5, whole: 10, size: 'thick' as const },
  full: { value: 10, whole: 10, size: 'thick' as const },
  thin: { value: 3, whole: 10, size: 'thin' as const },
  none: { value: 0, whole: 0, size: 'thick' as const },
};

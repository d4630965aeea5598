/** Settings that are missing or wrong, for those who do not read the English report. */
export const invalidSettings = (names: readonly string[]): string =>
  `La configuración no es válida: revise ${names.join(', ')}. En docs/contract.md, «Environment», está lo que acepta cada dato.`;

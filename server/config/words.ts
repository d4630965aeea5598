/** Settings that are missing or wrong, for those who do not read the English report. */
export const invalidSettings = (names: readonly string[]): string =>
  `La configuración no es válida: revise ${names.join(', ')}. En docs/contract.md, «Environment», está lo que acepta cada dato.`;

export const noArguments = (command: string, given: string) => `npm run ${command} no espera «${given}».`;
export const folderHint = (command: string) =>
  ` La carpeta se indica así: CONTENT_DIR=../estudio/content npm run ${command}`;

/** `.env` is a folder, or belongs to another user. */
export const unreadableFile =
  'No se puede leer .env: debe ser un archivo que este usuario pueda leer; ejecute el comando con el usuario del servidor.';

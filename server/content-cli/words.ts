import { countOf } from '../../domain/site/amounts.ts';

const files = (number: number) => countOf(number, 'archivo', 'archivos');

/** What `npm run content` says. */
export const contentWords = {
  help: [
    'npm run content -- status            lo que se cambió desde el escritorio',
    'npm run content -- history           lo que se publicó, y cuándo',
    'npm run content -- pull              escribe lo publicado en la carpeta, para guardarlo con ella',
    'npm run content -- drop <archivo>    deja un archivo como está en la carpeta',
  ],
  columns: { file: 'Archivo', stage: 'Estado', when: 'Cuándo', device: 'Equipo', number: 'Número' },
  stages: { published: 'publicado', pending: 'pendiente' },
  removed: 'quitado',
  conflict: 'la carpeta trae otro texto; vale el del escritorio',
  none: 'El escritorio no cambió nada.',
  pulled: (number: number) =>
    `${files(number)} en la carpeta. Cuando el servidor la use, dejan de estar en la base de datos.`,
  dropped: (file: string) => `${file} queda como está en la carpeta.`,
  fileMissing: 'Falta el archivo: drop plans/nivel-2.yaml.',
  notChanged: (file: string) => `El escritorio no cambió ${file}.`,
  refused: (file: string) => `Sin lo que se cambió en ${file} el sitio tendría errores; no se hizo nada.`,
};

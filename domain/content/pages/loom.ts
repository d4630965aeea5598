import { z } from 'zod';
import { choice, group, groups, id, line, type Of, text } from '../fields.ts';
import { bullets, callToAction, seo } from '../sections.ts';

const button = (label: string) => line(label, { max: 40 });
const said = (label: string, values: readonly string[] = []) => line(label, { max: 120, values });
const message = (label: string) =>
  group(label, { title: line('Título', { max: 80 }), text: text('Texto', { max: 300 }) });
const counted = (label: string, values: readonly string[]) =>
  group(label, { one: said('Una', values), many: said('Varias', values) });

const MOTIFS = { diamond: 'rombo', peak: 'cumbre', cross: 'cruz', path: 'camino', seed: 'semilla', stairs: 'gradas' };

const loomPage = group('Página', {
  seo,
  title: line('Título', { max: 60 }),
  text: text('Texto', { max: 300 }),
  motifs: group('Motivos', {
    title: line('Título', { max: 60 }),
    intro: text('Introducción', { max: 300 }),
    /** Label of the link that brings a motif to the loom, and what a screen reader adds to it. */
    weave: group('Enlace al telar', {
      label: line('Texto', { max: 40 }),
      more: line('Lo que un lector de pantalla añade', { max: 60, values: ['motif'] }),
    }),
    items: groups('Motivos', 'Motivo', {
      motif: choice('Dibujo', MOTIFS),
      title: line('Nombre', { max: 30 }),
      text: text('Texto', { max: 300 }),
    }),
  }),
  reading: bullets,
  call: callToAction,
});

const loom = group('Telar', {
  label: button('Nombre'),
  threads: group('Hilos', {
    title: button('Título'),
    names: group('Nombres', {
      maiz: button('maiz'),
      grana: button('grana'),
      anil: button('anil'),
      eucalipto: button('eucalipto'),
      teja: button('teja'),
      cielo: button('cielo'),
      cal: button('cal'),
    }),
  }),
  hint: group('Cómo se usa', { pointer: said('Con mouse'), touch: said('Con el dedo'), keyboard: said('Con teclado') }),
  grid: group('Cuadrícula', {
    label: said('Nombre'),
    /** Name of a cell; rows and columns count from 1. */
    cell: said('Una puntada', ['row', 'column', 'thread']),
    empty: button('Sin tejer'),
  }),
  scroll: group('Mover', { back: button('A la izquierda'), forward: button('A la derecha') }),
  work: group('Corregir', {
    title: button('Título'),
    undo: button('Deshacer'),
    redo: button('Rehacer'),
    clear: button('Limpiar'),
  }),
  symmetry: group('Espejo', {
    title: button('Título'),
    sides: button('A los lados'),
    ends: button('Arriba y abajo'),
    repeat: button('Repetir'),
  }),
  keep: group('Llevársela', {
    title: button('Título'),
    text: said('Texto'),
    svg: button('SVG'),
    png: button('PNG'),
    link: button('Copiar enlace'),
    /** Instead of `link`, where the system shares files: the picture with the link, and the words sent with them. */
    share: button('Compartir'),
    message: said('Mensaje que acompaña'),
    /** Label of the field with the link, shown where the browser does not copy. */
    field: button('Campo con el enlace'),
    file: id('Nombre del archivo'),
  }),
  /** Weaves the cloth into the mountain. */
  hill: group('El cerro', { text: said('Texto'), weave: button('Botón') }),
  /** What the status line says. Several stitches of one thread name it; of several threads, they do not. */
  said: group('Lo que dice', {
    thread: said('Hilo elegido', ['thread']),
    stitches: counted('Puntadas', ['count']),
    stitchesIn: counted('Puntadas de un hilo', ['count', 'thread']),
    undone: said('Deshecho', ['stitches']),
    redone: said('Rehecho', ['stitches']),
    nothing: group('Nada que hacer', { undo: said('Deshacer'), redo: said('Rehacer') }),
    cleared: said('Vacío'),
    loaded: said('Cargada'),
    symmetryOn: said('Espejo puesto', ['name']),
    symmetryOff: said('Espejo quitado', ['name']),
    saved: said('Descargada'),
    copied: said('Copiado'),
    notCopied: said('No se copió'),
    onHill: said('En el cerro'),
    offHill: said('Fuera del cerro'),
  }),
  altered: message('Enlace cortado'),
  /** Shown when the script of the loom could not be loaded; the next touch tries again. */
  failed: message('No cargó'),
});

/** `content/pages/loom.yaml`: the page around the loom, and the loom's controls and announcements. */
export const loomSchema = z.strictObject({ loomPage, loom });
export type LoomPageWords = Of<typeof loomPage>;
export type LoomWords = Of<typeof loom>;

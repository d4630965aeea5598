import { type Catalogue, catalogueSchema } from '../../../domain/plans/catalogue.ts';

/** A photographer's studio with two services, a family of four levels, and two categories whose prefixes overlap. */
export const studio: Catalogue = catalogueSchema.parse({
  services: [
    { slug: 'bodas', name: 'Bodas', line: 'El día entero.', icon: 'people', colour: 'grana', page: 'weddings' },
    { slug: 'retratos', name: 'Retratos', line: 'En el estudio.', icon: 'sun', colour: 'teja', page: 'portraits' },
  ],
  categories: [
    {
      slug: 'bodas',
      service: 'bodas',
      families: { albumes: ['boda-1', 'boda-2', 'boda-3', 'boda-4'], civil: ['civil'] },
      spellings: { 'album-*': 'boda-*', registro: 'civil' },
      alsoFinds: 'impresiones',
      prefixes: ['boda-'],
    },
    {
      slug: 'impresiones',
      aliases: ['copias'],
      service: 'bodas',
      families: { papel: ['boda-papel-1'] },
      prefixes: ['boda-papel-'],
    },
    { slug: 'sesiones', service: 'retratos', families: { retrato: ['retrato-1'] }, spellings: { '*': 'retrato-*' } },
  ],
  overviewAliases: ['fotos'],
});

import { type Offer, servicePage } from './own-catalogue.ts';

const plan = (title: string, type: string, amount: number) => ({
  ...{ title, type, summary: 'Una sesión con luz de la mañana.' },
  price: { amount, unit: 'por sesión' },
});
const group = (service: string, family: string, title: string) => ({
  ...{ service, family, icon: 'sun', label: title, title },
  tiers: [],
});

const CLAIMS = {
  years: 9,
  companies: 31,
  hostingClients: 77,
  hostingSupport: '12/6',
  hostingDisk: '7GB',
  answerHours: 36,
};

/** A studio with two services. */
export const STUDIO_OFFER: Offer = {
  catalogue: {
    services: [
      { slug: 'bodas', name: 'Bodas', line: 'El día entero.', icon: 'people', colour: 'grana', page: 'weddings' },
      { slug: 'retratos', name: 'Retratos', line: 'En el estudio.', icon: 'sun', colour: 'teja', page: 'portraits' },
    ],
    categories: [
      { slug: 'bodas', service: 'bodas', families: { albumes: ['boda-civil', 'boda-entera'] } },
      { slug: 'retratos', service: 'retratos', families: { caras: ['retrato-solo'] } },
    ],
    overviewAliases: [],
  },
  pages: {
    weddings: servicePage('bodas', 'Bodas', 'albumes'),
    portraits: servicePage('retratos', 'Retratos', 'caras'),
  },
  plans: {
    'boda-civil': plan('Boda civil', 'bodas', 180),
    'boda-entera': plan('Boda entera', 'bodas', 640),
    'retrato-solo': plan('Retrato solo', 'retratos', 45),
  },
  groups: [group('bodas', 'albumes', 'Bodas'), group('retratos', 'caras', 'Retratos')],
  claims: CLAIMS,
};

/** A photographer with one page and no plans. */
export const ONE_PAGE_OFFER: Offer = {
  catalogue: {
    services: [{ slug: 'fotos', name: 'Fotos', line: 'Por encargo.', icon: 'sun', colour: 'anil', page: 'photos' }],
    categories: [],
    overviewAliases: [],
  },
  pages: { photos: servicePage('fotos', 'Fotos') },
  plans: {},
  groups: [],
  claims: CLAIMS,
};

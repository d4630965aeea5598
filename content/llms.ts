import { company } from './company.ts';

/** Words around the lists of `/llms.txt`, which language models read. */
export const llmsWords = {
  title: company.name,
  summary: `Agencia web de ${company.town}, ${company.region}, ${company.country.name}: páginas web, hosting, diseño gráfico y marketing para emprendedores, negocios y cooperativas.`,
  language:
    'El sitio está en español. Los precios están en dólares de los Estados Unidos; los que dicen «desde» son los más bajos de su plan, y la cotización es gratuita.',
  pages: 'Páginas',
  documents: 'Guías',
};

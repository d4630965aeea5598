import { VISIT_DAYS } from '../contact/data-terms.ts';
import { routes } from '../routes.ts';
import { countOf, formatCount } from '../site/amounts.ts';
import { keepTogether } from '../site/keep-together.ts';
import type { Device } from './device.ts';
import type { Step } from './funnel.ts';
import { MOST_NAMES, MOST_OF_ADDRESS, MOST_VISITORS } from './limits.ts';

/** Words of the page «Cifras» of the owner's desk. */

const day = new Intl.DateTimeFormat('es-EC', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('es-EC', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const isDay = (bucket: string) => bucket.length > 'AAAA-MM'.length;

/** A day as «22 de noviembre», a month as «noviembre de 2026». */
export const formatBucket = (bucket: string) => (isDay(bucket) ? day : month).format(Date.parse(bucket));

const plural = (number: number, one: string, many: string) => (number === 1 ? one : many);

const OTHERS = { sources: 'Muchos otros', pages: 'Otras páginas' };

type Counts = Readonly<Record<Step, number>>;

export const figureWords = {
  title: 'Cifras',
  periods: { label: 'Período', days: '30 días', months: '12 meses' },
  range: (from: string, to: string) => `Del ${formatBucket(from)} al ${formatBucket(to)}`,
  months: (from: string, to: string) => `De ${formatBucket(from)} a ${formatBucket(to)}`,
  /** The funnel in one sentence; its numbers are set in bold. */
  sentence: ({ visited, contact, began, sent, delivered }: Counts): readonly (string | number)[] => [
    'De ',
    visited,
    plural(visited, ' visita, ', ' visitas, '),
    contact,
    plural(contact, ' vio Contacto, ', ' vieron Contacto, '),
    began,
    plural(began, ' empezó el formulario, ', ' empezaron el formulario, '),
    sent,
    plural(sent, ' lo envió y ', ' lo enviaron y '),
    delivered,
    plural(delivered, ' llegó a su correo.', ' llegaron a su correo.'),
  ],
  before: ({ visited, sent }: Counts) =>
    keepTogether(
      `En el período anterior: ${countOf(visited, 'visita', 'visitas')} y ${countOf(sent, 'formulario enviado', 'formularios enviados')}.`,
    ),
  change: (percent: number) => {
    if (percent === 0) return 'Las visitas siguen igual.';
    return keepTogether(`Las visitas ${percent > 0 ? 'subieron' : 'bajaron'} un ${formatCount(Math.abs(percent))} %.`);
  },
  notComparable: (since: string) =>
    `Se cuenta desde ${isDay(since) ? 'el ' : ''}${formatBucket(since)}: todavía no hay un período anterior completo para comparar.`,
  off: {
    title: 'El conteo está apagado',
    text: 'El servidor tiene VISITS=false en sus ajustes. Lo contado antes sigue aquí.',
  },
  empty: {
    title: 'Todavía no hay visitas contadas',
    text: 'El servidor empezó a contar ahora. La primera visita aparece aquí a los pocos segundos.',
  },
  digest: {
    link: 'Ver el correo del lunes',
    title: 'El correo del lunes',
    text: 'El de la última semana completa, como se escribiría ahora. Lo recibe cada lunes desde las siete de la mañana.',
    off: 'Está apagado: el servidor tiene DIGEST=false en sus ajustes.',
    back: 'Cifras',
  },
  share: (percent: number) => `${formatCount(percent)} %`,
  table: 'Ver la tabla',
  none: '–',
  visits: {
    title: 'Día por día',
    titleOfMonths: 'Mes por mes',
    chart: (visitors: number, views: number, most: number) =>
      `${countOf(visitors, 'visita', 'visitas')} y ${countOf(views, 'página vista', 'páginas vistas')}; lo más alto, ${countOf(most, 'página vista', 'páginas vistas')}.`,
    day: 'Día',
    month: 'Mes',
    visitors: 'Visitas',
    views: 'Páginas vistas',
  },
  funnel: {
    title: 'De la visita a la solicitud',
    text: 'Cada paso cuenta visitas. El ancho es su parte del total.',
    steps: {
      visited: 'Visitaron el sitio',
      contact: 'Vieron Contacto',
      began: 'Empezaron el formulario',
      sent: 'Lo enviaron',
      delivered: 'Llegaron a su correo',
    } satisfies Record<Step, string>,
    shortSteps: {
      visited: 'Visitas',
      contact: 'Contacto',
      began: 'Empezaron',
      sent: 'Enviaron',
      delivered: 'Llegaron',
    } satisfies Record<Step, string>,
    byPlan: 'Por plan',
    caption: 'Visitas que vieron la página del plan o pidieron su cotización, y hasta dónde llegaron',
    plan: 'Plan',
    all: 'Todo el sitio',
  },
  ranks: {
    now: 'Ahora',
    before: 'Antes',
    pages: {
      title: 'Páginas',
      name: 'Página',
      unit: 'vistas',
      /** Pages that `navigation.yaml` gives no name of one or two words. */
      names: {
        [routes.learn]: 'Aprender',
        [routes.products]: 'Productos',
        [routes.team]: 'Equipo',
        [routes.contact]: 'Contacto',
        [routes.loom]: 'Telar',
        [routes.terms]: 'Términos y condiciones',
        [routes.privacy]: 'Política de privacidad',
        [routes.accessibility]: 'Accesibilidad',
      } as Readonly<Record<string, string>>,
      project: (title: string) => `${title} (portafolio)`,
      whitepaper: (title: string) => `${title} (guía)`,
      other: OTHERS.pages,
      rest: (pages: number) => `${countOf(pages, 'página más', 'páginas más')}`,
    },
    sources: {
      title: 'De dónde vinieron',
      name: 'Origen',
      unit: 'visitas',
      direct: 'Directo o desconocido',
      other: OTHERS.sources,
      rest: (sources: number) => `${countOf(sources, 'origen más', 'orígenes más')}`,
    },
    devices: {
      title: 'Con qué lo vieron',
      name: 'Aparato',
      unit: 'visitas',
      names: { phone: 'Teléfono', computer: 'Computadora o tableta' } satisfies Record<Device, string>,
    },
  },
  counting: {
    title: 'Qué se cuenta y qué no',
    facts: [
      'Cuenta el propio servidor, sin cookies y sin que nadie más se entere. De cada visita guarda solo la suma del día.',
      'Una visita es una persona en un día, de medianoche a medianoche de Ecuador. Quien vuelve mañana cuenta otra vez; quien usa dos navegadores, dos veces; dos teléfonos iguales en la misma red, una sola.',
      'En el camino a la solicitud, quien envía dos mensajes en un día cuenta una vez; los mensajes en cuarentena no cuentan.',
      'El origen es el sitio que enlazaba, o lo que diga «utm_source» en el enlace: el de la primera página del día.',
      'Una página que el navegador preparó por adelantado cuenta solo si llegó a verse.',
      'Lo que se ve con el botón «atrás» no cuenta otra vez, porque el navegador no vuelve a pedir la página.',
      'No cuentan los programas conocidos: buscadores, vistas previas de enlaces, monitores. Los que se hacen pasar por una persona sí se cuelan.',
      'No cuentan los navegadores anteriores a 2023, que no dicen qué es lo que piden.',
      'Sin JavaScript no se ve cuándo alguien empieza a escribir: quien envía cuenta también como que empezó.',
      `Los números se guardan por día durante ${VISIT_DAYS} días, y después por mes. Un día cuenta hasta ${formatCount(MOST_VISITORS)} visitas, y hasta ${formatCount(MOST_OF_ADDRESS.visitors)} desde una misma conexión a internet; de las demás se suman solo las páginas vistas. Un día distingue hasta ${formatCount(MOST_NAMES.source)} orígenes y ${formatCount(MOST_NAMES.view)} páginas: lo que no cabe se suma en «${OTHERS.sources}» y «${OTHERS.pages}».`,
      'Con menos de 30 visitas no se escriben porcentajes, porque no dirían nada.',
    ],
  },
};

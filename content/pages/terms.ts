import type { Chapter } from '../../domain/site/prose.ts';
import type { LegalWords } from '../../domain/words/pages.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';
import { legalFacts } from '../legal-facts.ts';
import { priceWords } from '../messages.ts';

const { suspensionNoticeDays } = company;
const days = suspensionNoticeDays === 1 ? '1 día' : `${suspensionNoticeDays} días`;
/** Promised only if the agency gives it. */
const suspensionNotice = suspensionNoticeDays > 0 ? `, y le avisamos por correo ${days} antes` : '';

const chapters: readonly Chapter[] = [
  {
    id: 'aceptacion',
    title: 'Qué son estos términos',
    blocks: [
      `Estas condiciones regulan el uso de este sitio web, que pertenece a ${company.name}, agencia web con dirección en ${company.address}. Cuando en el texto decimos «nosotros» hablamos de la agencia; cuando decimos «usted», de la persona que visita el sitio o nos pide un servicio.`,
      ...legalFacts,
      'Al usar el sitio usted acepta lo que aquí se dice. Si no está de acuerdo con algún punto, le pedimos que no envíe el formulario y que nos escriba para aclararlo. El tratamiento de sus datos se explica aparte, en la política de privacidad.',
    ],
  },
  {
    id: 'quien-puede-usarlo',
    title: 'Quién puede usar el sitio',
    blocks: [
      'El sitio y sus formularios están dirigidos a personas de 18 años o más. Si usted escribe en nombre de una empresa, cooperativa o institución, declara que tiene permiso para hacerlo.',
      'No hace falta crear una cuenta para leer las páginas, comparar planes o pedir una cotización. Le pedimos que los datos que nos dé sean verdaderos y suyos, porque con ellos le respondemos.',
    ],
  },
  {
    id: 'que-ofrece',
    title: 'Qué ofrece este sitio',
    blocks: [
      'Aquí presentamos nuestros servicios de desarrollo web, alojamiento web, diseño gráfico y marketing, algunos productos ya preparados, un portafolio y guías. También ofrecemos un formulario para hacernos consultas o solicitar cotizaciones.',
      'La información es general. Describe lo que suele incluir cada plan y no reemplaza una conversación sobre su caso. Algunas partes pueden llevar la palabra «muestra» o «ejemplo»: ilustran el formato y no se refieren a personas, clientes ni trabajos reales.',
    ],
  },
  {
    id: 'cotizaciones',
    title: 'De la consulta al contrato',
    blocks: [
      `Enviar el formulario no lo obliga a contratar ni nos obliga a prestar un servicio. La evaluación inicial es gratuita y respondemos las consultas en menos de ${claims.answerHours} horas.`,
      'Los precios publicados orientan. La cotización que le enviamos precisa el alcance, el valor y la forma de pago para su caso, y tampoco es un contrato por sí sola: el acuerdo nace cuando usted la acepta por escrito, por ejemplo respondiendo al correo electrónico, y nosotros confirmamos que la recibimos.',
      'Si la cotización aceptada y estas condiciones dicen cosas distintas, vale lo que diga la cotización. Lo que se agregue después se cotiza y se acepta de la misma manera antes de hacerlo.',
    ],
  },
  {
    id: 'precios-y-pagos',
    title: 'Precios y pagos',
    blocks: [
      `Todos los precios están en dólares de los Estados Unidos de América. La palabra «${priceWords.from.toLowerCase()}» indica el valor de partida; «${priceWords.onRequest}», que el valor depende de su caso. El IVA y los demás impuestos que correspondan por ley se detallan en la cotización, antes de que usted acepte, y en la factura.`,
      'Según el servicio, los pagos se hacen así:',
      {
        list: [
          'Desarrollo web: un pago único en los planes que así lo indican.',
          'Alojamiento web: por mes, por trimestre o por año, según el nivel elegido.',
          'Diseño gráfico: por el número de horas del nivel contratado, más las revisiones extra que usted pida.',
          'Marketing y trabajos a medida: según la cotización aceptada.',
        ],
      },
      'Podemos cambiar los precios publicados. El cambio no afecta a una cotización que usted ya haya aceptado.',
    ],
  },
  {
    id: 'alojamiento-y-atrasos',
    title: 'Alojamiento y pagos atrasados',
    blocks: [
      `El alojamiento se mantiene mientras esté pagado. Una cuenta con pagos atrasados por más de 48 horas puede ser suspendida${suspensionNotice}. Durante la suspensión, el sitio y los correos que dependan de esa cuenta pueden dejar de funcionar.`,
      'Si prevé que va a atrasarse, escríbanos antes del vencimiento. Le recomendamos conservar siempre una copia propia de sus archivos y de los mensajes importantes, también cuando todo marcha bien.',
      'No se admite usar el alojamiento para enviar correo no solicitado, distribuir programas dañinos, engañar a otras personas o publicar contenido contrario a la ley.',
    ],
  },
  {
    id: 'diseno-y-revisiones',
    title: 'Diseño gráfico y revisiones',
    blocks: [
      'El diseño gráfico se contrata por horas. Todo proyecto empieza en un mínimo de 4 horas, y cada nivel trae un número de horas y de revisiones, que están publicados en su página.',
      'Llamamos revisión al conjunto de cambios que usted nos envía de una vez sobre una entrega. Las revisiones que pasen del número incluido se pagan aparte; la página de los niveles I y II publica el valor de partida y, en los demás casos, lo fija la cotización. Pedir una pieza distinta de la acordada es un trabajo nuevo y no una revisión.',
    ],
  },
  {
    id: 'materiales-del-cliente',
    title: 'Los materiales que usted nos entrega',
    blocks: [
      'Sus textos, fotos, logotipos y marcas siguen siendo suyos o de quien se los haya cedido. Al entregarlos, nos autoriza a usarlos para hacer el trabajo encargado, y para nada más.',
      'Usted responde de tener los permisos necesarios, también sobre la imagen de las personas que aparezcan en las fotos. Si un tercero reclama por un material que usted nos dio, le avisaremos y podremos retirarlo mientras se aclara.',
      'Los plazos acordados suponen que recibimos a tiempo los materiales y las aprobaciones. Cuando se demoran, la entrega también puede moverse.',
    ],
  },
  {
    id: 'propiedad-intelectual',
    title: 'Propiedad intelectual',
    blocks: [
      `Los textos, los dibujos, el nombre y el logotipo de ${company.name} en este sitio están protegidos por la ley. Puede leerlos, imprimirlos para su uso y compartir enlaces a cualquier página. Para copiarlos en otro sitio o usarlos con fines comerciales necesita nuestro permiso por escrito. Las partes publicadas con una licencia propia, como las letras tipográficas y los programas abiertos, se rigen por esa licencia.`,
      'La titularidad de los trabajos que hagamos para usted, y los usos que se permiten, constan en la cotización aceptada. En lo que no esté escrito ahí se aplica la ley ecuatoriana. Los programas, letras o imágenes de terceros que formen parte del trabajo conservan las licencias de sus autores.',
    ],
  },
  {
    id: 'uso-correcto',
    title: 'Uso correcto del sitio',
    blocks: [
      'Le pedimos un uso normal y de buena fe. En particular, no está permitido:',
      {
        list: [
          'enviar mensajes en nombre de otra persona o con datos falsos;',
          'mandar publicidad o mensajes repetidos por el formulario;',
          'intentar entrar en partes del sistema que no son públicas o impedir que otros lo usen;',
          'incluir en un mensaje programas dañinos o contenido ilegal.',
        ],
      },
      'Si detectamos un abuso podemos limitar el envío de mensajes desde ese origen.',
    ],
  },
  {
    id: 'enlaces-externos',
    title: 'Enlaces a otros sitios',
    blocks: [
      'Algunos enlaces llevan fuera de aquí: al sitio de nuestros productos, a redes sociales o a un mapa. Se abren en otra pestaña. Cada uno de esos sitios tiene sus propias condiciones y su propia política de privacidad, que conviene leer. No respondemos por los contenidos que publican otras personas o empresas.',
    ],
  },
  {
    id: 'responsabilidad',
    title: 'Hasta dónde llega nuestra responsabilidad',
    blocks: [
      'Procuramos que la información sea correcta y esté al día, pero puede contener errores. Si encuentra uno, avísenos y lo corregiremos. Si una decisión importante para su negocio depende de un dato de estas páginas, confírmelo antes con nosotros.',
      'El sitio puede interrumpirse por mantenimiento, por una falla o por causas ajenas a nosotros, como un corte de energía o de internet. No respondemos por los perjuicios que provengan de esas causas ajenas ni de un uso contrario a estas condiciones.',
      'Los compromisos de cada servicio contratado son los que figuren en la cotización aceptada y en la página de su plan. Ninguna frase de esta página limita los derechos que la ley ecuatoriana reconoce a los consumidores ni la responsabilidad que por ley no se puede excluir.',
    ],
  },
  {
    id: 'cambios',
    title: 'Cambios en estas condiciones',
    blocks: [
      'Podemos actualizar este texto cuando cambien los servicios o la ley. La fecha de la última actualización aparece en esta página. La versión que se aplica a un trabajo es la que estaba publicada cuando usted aceptó la cotización.',
      'Si una parte de estas condiciones resultara inválida, las demás siguen vigentes.',
    ],
  },
  {
    id: 'ley-aplicable',
    title: 'Ley aplicable y desacuerdos',
    blocks: [
      'Estas condiciones se rigen por las leyes de la República del Ecuador. Ante un desacuerdo, le proponemos hablar primero: un correo con lo ocurrido suele bastar para empezar a resolverlo. Si no llegamos a un arreglo, decidirán las autoridades ecuatorianas competentes, sin que eso le quite las vías que la ley le da como consumidor.',
    ],
  },
  {
    id: 'contacto',
    title: 'Cómo escribirnos',
    blocks: [
      `Para cualquier pregunta sobre estas condiciones puede escribir a ${company.email} o usar el formulario de la página de contacto.`,
    ],
  },
];

/** The terms and conditions. A lawyer should review them before publication. */
export const terms = {
  seo: {
    title: 'Términos y condiciones',
    description:
      'Las reglas para usar este sitio y pedir nuestros servicios: cotizaciones, pagos, alojamiento, revisiones de diseño, materiales y ley aplicable.',
    keywords: ['términos y condiciones', 'condiciones de uso', 'cotización', 'pagos', 'Ecuador'],
  },
  title: 'Términos y condiciones',
  text: 'Las reglas de este sitio y de los servicios que se piden aquí, en palabras de todos los días.',
  updated: '2026-11-24',
  chapters,
} as const satisfies LegalWords;

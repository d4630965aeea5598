/** A path as a shell reads it. */
const quote = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);

/** Texts of `npm run new`. */
export const newWords = {
  title: 'Un sitio nuevo',
  intro: (folder: string) =>
    `Los textos quedarán en ${folder}. Escriba cada dato y pulse Enter. Enter solo acepta lo que está entre corchetes; un guion (-) deja vacío un dato que puede faltar. Nada se guarda hasta el final.`,
  usage: 'Diga en qué carpeta: npm run new -- ../estudio',
  taken: (folder: string) => `${folder} ya tiene archivos. Elija otra carpeta.`,
  yes: 'sí',
  /** Answer to a line of business that the agency does not have. */
  none: 'no tengo',
  yesOrNo: 'Responda sí o no.',
  /** Questions for the facts in `company.yaml`, by path. */
  labels: {
    name: 'Nombre de la marca',
    town: 'Parroquia o ciudad',
    city: 'Ciudad grande que la gente busca; puede ser la misma',
    region: 'Provincia o región',
    'country.code': 'Código del país, de dos letras',
    'country.name': 'País',
    email: 'Correo',
    site: 'Dirección del sitio',
    phone: 'Teléfono (puede faltar)',
    whatsapp: 'WhatsApp, con el código del país (puede faltar)',
    'hours.days': 'Días de atención, como «Lunes a viernes» (vacío: todos)',
    hours: 'Horario, como 09:00 a 18:00',
    'claims.years': 'Años de experiencia; los textos dicen «más de …» (puede faltar)',
    'claims.companies': 'Empresas atendidas; los textos dicen «más de …» (puede faltar)',
    'claims.answerHours': 'Horas en que responde; los textos dicen «menos de …»',
    'legal.name': 'Razón social (puede faltar)',
    'legal.taxNumber': 'RUC (puede faltar)',
    'legal.address': 'Domicilio legal (puede faltar)',
  },
  /** What an answer should be instead of a refused one. */
  expected: {
    hours: 'un horario como 09:00 a 18:00',
    colour: 'un color: un código hexadecimal con # delante, una función o un nombre en inglés',
  },
  colours: {
    intro:
      'Los ocho colores de la marca. Sirve todo color que entiende CSS: un código hexadecimal, una función o un nombre en inglés. Para uno distinto de noche: dos, separados por una barra (/).',
    labels: {
      cal: 'Cal: la página',
      noche: 'Noche: el texto y los fondos oscuros',
      maiz: 'Maíz: el cielo de la portada, los botones de noche',
      grana: 'Grana: el sol y los acentos',
      anil: 'Añil: fondo de un servicio',
      eucalipto: 'Eucalipto: fondo de otro servicio',
      teja: 'Teja: fondo de otro servicio',
      cielo: 'Cielo: fondos claros',
    } as Readonly<Record<string, string>>,
    refused: (others: string) => `Ese color no se distingue bien de ${others}.`,
    proposal: (colour: string) => `El más cercano que sí se lee es ${colour}: Enter lo acepta.`,
    noProposal: 'Ningún tono parecido se lee: elija otro color.',
  },
  samples: '¿Con muestras (proyectos, guías, productos y equipo de ejemplo) o sin ellas?',
  withSamples: 'con',
  withoutSamples: 'sin',
  withOrWithout: 'Responda con o sin.',
  lines: {
    intro: 'Lo que hay en las muestras: «sí» lo deja como ejemplo, «no tengo» lo quita.',
    learn: 'Página que explica qué saber antes de pedir un sitio web',
    products: 'Productos',
    team: 'Página del equipo',
    portfolio: 'Portafolio',
    whitepapers: 'Guías',
    loom: 'Telar (un juego: tejer una faja)',
    /** What texts also call a line of business, besides the name and the keywords of its page. */
    names: {
      'desarrollo-web': [
        'agencia web',
        'la web también',
        'mostrar precios y horario',
        'su negocio se vea en internet',
        'sale en línea',
        'sitio publicado',
        'por un sitio web',
      ],
      'alojamiento-web': ['mantenemos en línea'],
      whitepapers: ['guías que vengan'],
      loom: ['tejida', 'se teje', 'video de la portada'],
      plans: ['precios incluyen', 'precios publicados', 'palabra «desde»', 'dicen «desde»'],
    } as Readonly<Record<string, readonly string[]>>,
    last: 'Hace falta al menos un servicio.',
  },
  /** Texts that must stay, by file and field, for an agency without a service that the sample's name; `{sold}`: what it sells. */
  trade: {
    'messages.yaml': { 'llmsWords.summary': '{sold}. {company.address}.' },
    'pages/contact.yaml': {
      'contactPage.seo.title': 'Pida su cotización en {company.city}',
      'contactPage.motto': 'La primera pregunta no cuesta.',
      'contactForm.fields.message.placeholder': 'Qué necesita, para qué y para cuándo.',
    },
    'pages/home.yaml': {
      'seo.title': '{sold}',
      'seo.description': '{sold}. Cuéntenos qué necesita en {company.city}: la evaluación inicial es gratuita.',
      'hero.statement': '{sold} para su negocio.',
      'featuredTitles.title': '{sold} en {company.city}',
    },
    'pages/portfolio.yaml': {
      'seo.title': 'Portafolio en {company.city}',
      'seo.description': 'Proyectos de varios oficios: vea cómo podría ser el suyo antes de pedirlo.',
    },
    'pages/services-overview.yaml': {
      'seo.title': 'Servicios en {company.city}',
      'seo.description': '{sold}: qué hacemos y cómo pedirlo. La cotización es gratuita.',
    },
    'pages/terms.yaml': {
      'seo.description':
        'Las reglas para usar este sitio y pedir nuestros servicios: cotizaciones, pagos, materiales y ley aplicable.',
    },
    'pages/whitepapers.yaml': {
      'whitepapers.seo.title': 'Guías de {company.name}',
      'whitepapers.seo.description': 'Guías sin tecnicismos: lo que conviene saber antes de pedir una cotización.',
      'whitepapers.text':
        'Lo que conviene saber antes de pedir, escrito para quien atiende un negocio y no para técnicos.',
    },
    'widgets.yaml': {
      'mission.title': 'Lo que puede esperar de nosotros.',
      'process.title': 'De la primera pregunta a la entrega',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  /** Text and meta description of the portfolio until it has a project. */
  emptyPortfolio: 'Cada encargo pide algo distinto. Aquí iremos mostrando los que hemos hecho.',
  /** The text of its closing call, which the sample's compares with projects. */
  emptyPortfolioCall: 'Díganos qué necesita y para cuándo. Con eso ya podemos conversar.',
  /** Text of the page of services when none of them has plans. */
  emptyServices: 'Qué hacemos y cómo pedirlo. Cuéntenos qué necesita y lo cotizamos.',
  /** Text and meta description of the page of the team until somebody is on it. */
  emptyTeam: 'Cómo trabajamos con usted, desde la primera pregunta.',
  /** Title of the cards of the home page, where the sample's counts some that are left out. */
  start: 'Por dónde empezar',
  /** Label of a link to all services, in place of one to a page that is left out. */
  allServices: 'Ver servicios',
  ended: 'Se acabaron las respuestas antes que las preguntas. No se guardó nada.',
  invalid: 'Hay errores en content/: npm run check dice cuáles. Corrija y vuelva a empezar.',
  saved: (folder: string) => `La carpeta nueva es ${folder}.`,
  left: {
    title: 'Lo que falta:',
    missing: (labels: string) => `Datos vacíos: ${labels}.`,
    kept: 'Datos que siguen como en la muestra; en company.yaml, cámbielos por los suyos: nota de impuestos y, si aloja sitios, sus cifras (claims).',
    problems: (list: string) => `Lo que todavía no se puede publicar:\n${list}`,
    traces: (list: string) => `Textos que todavía hablan de lo que no tiene o de la otra agencia:\n${list}`,
    more: (count: number) => `    y ${count} más.`,
    logo: 'Logotipo: logo.svg, en SVG. El que hay es provisional.',
    texts:
      'Textos y precios, como dice la guía del propietario. Lea también los legales y la declaración de accesibilidad: lo que dicen lo promete usted.',
    check: (folder: string) => `Revise todo: CONTENT_DIR=${quote(folder)} npm run check`,
    start: (folder: string) => `Mírelo: CONTENT_DIR=${quote(folder)} npm start`,
  },
} as const;

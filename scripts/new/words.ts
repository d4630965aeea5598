/** A path as a shell reads it. */
const quote = (path: string) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);

/** Texts of `npm run new`. */
export const newWords = {
  title: 'Un sitio nuevo',
  intro: (folder: string) =>
    `Los textos quedarán en ${folder}. Escriba cada dato y pulse Enter. Enter solo acepta lo que está entre corchetes; un guion (-) o «no tengo» deja vacío un dato que puede faltar. Nada se guarda hasta el final.`,
  usage: 'Diga en qué carpeta: npm run new -- ../estudio',
  taken: (folder: string) => `${folder} ya tiene archivos. Elija otra carpeta.`,
  yes: 'sí',
  /** Answer to a page that the agency does not want. */
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
    'legal.taxNumber': 'RUC, o el número tributario de su país (puede faltar)',
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
    refused: (others: string) => `Ese color no se distingue bien de estos: ${others}.`,
    proposal: (colour: string) => `El más cercano que sí se lee es ${colour}: Enter lo acepta.`,
    noProposal: 'Ningún tono parecido se lee: elija otro color.',
  },
  samples: '¿Sin muestras (textos de ningún oficio) o con ellas (el sitio entero de una agencia web, para cambiarlo)?',
  withSamples: 'con',
  withoutSamples: 'sin',
  withOrWithout: 'Responda con o sin.',
  lines: {
    services: 'Lo que ofrece.',
    pages: 'Si responde «no tengo» a una página, no estará en el sitio ni habrá enlaces a ella.',
    service: (number: number) =>
      `Servicio ${number}, como lo dirá el menú${number === 1 ? '' : ' (Enter solo: no hay más)'}`,
    line: 'En una frase',
    last: 'Hace falta al menos un servicio.',
    taken: 'El nombre debe llevar letras o números, y no puede repetirse.',
    learn: 'Página que explica qué saber antes de pedir',
    products: 'Productos',
    team: 'Página del equipo',
    portfolio: 'Portafolio',
    whitepapers: 'Guías',
    loom: 'Telar (un juego: tejer una faja)',
  },
  /** Title of the home page when the names of the services would be too long for it. */
  manyServices: 'Servicios en {company.city}',
  ended: 'Se acabaron las respuestas antes que las preguntas. No se guardó nada.',
  invalid: 'Hay errores en content/: npm run check dice cuáles. Corrija y vuelva a empezar.',
  saved: (folder: string) => `La carpeta nueva es ${folder}.`,
  left: {
    title: 'Lo que falta:',
    missing: (labels: string) => `Datos vacíos: ${labels}.`,
    problems: (list: string) => `Lo que todavía no se puede publicar:\n${list}`,
    more: (count: number) => `    y ${count} más.`,
    logo: 'Logotipo: logo.svg, en SVG. El que hay es provisional.',
    samples:
      'Todo lo demás es de la muestra: servicios, planes, proyectos, guías, textos y, en company.yaml, nota de impuestos y cifras (claims). Cámbielo por lo suyo, como dice la guía del propietario.',
    neutral:
      'Lea cada página: algunas prometen una evaluación inicial gratuita y una cotización por escrito. Si no es así, cámbielas. Después, textos, planes y precios, como dice la guía del propietario; el ícono y el color de cada servicio, en catalogue.yaml; la nota de impuestos, en company.yaml.',
    legal:
      'Lea los legales y la declaración de accesibilidad: lo que dicen lo promete usted. La política de privacidad sigue la ley del Ecuador. Los precios se muestran en dólares, y las horas del escritorio son las del Ecuador.',
    check: (folder: string) => `Revise todo: CONTENT_DIR=${quote(folder)} npm run check`,
    start: (folder: string) => `Mírelo: CONTENT_DIR=${quote(folder)} npm start`,
  },
} as const;

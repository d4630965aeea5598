import type { LogoFault } from '../../domain/logo/logo.ts';

const letters = (count: number) => (count === 1 ? '1 letra' : `${count} letras`);
const items = (count: number) => (count === 1 ? 'uno' : String(count));

/** What a value should be, by the name that Zod has for its type or format. */
const kinds = {
  string: 'un texto',
  number: 'un número, sin signo de dólar y con punto decimal (14.99)',
  boolean: 'true o false',
  array: 'una lista (cada cosa en su línea, tras un guion y un espacio)',
  object: 'un grupo de datos',
  date: 'una fecha como 2026-11-22',
  email: 'un correo como hola@ejemplo.com',
  url: 'una dirección como https://ejemplo.com',
};

/** Texts of `npm run check`, for the owner. */
export const checkWords = {
  /** Title of the error overlay that the dev server shows in the browser. */
  title: 'Revisión del contenido',
  allGood: (files: number) => `Todo en orden: ${files} archivos revisados.`,
  count: (problems: number) => (problems === 1 ? '1 problema' : `${problems} problemas`),
  stopped: 'El sitio no se publica hasta que se corrijan.',
  /** What the site lacks before it is published: no mistakes, but facts that only the agency knows. */
  unpublished: {
    title: 'Falta para publicar',
    phone: 'teléfono o WhatsApp',
    legalName: 'razón social',
    taxNumber: 'RUC o número tributario',
    legalAddress: 'domicilio legal',
    dataHost: 'quién aloja los datos y en qué país («dataHost»)',
    law: 'la ley de su país en lugar de la del Ecuador («pages/privacy.yaml»)',
    examples: (hosts: readonly string[]) => `direcciones de ejemplo (${hosts.join(', ')})`,
    logo: 'su logotipo («logo.svg»)',
    samples: (projects: number) => (projects === 1 ? '1 proyecto de muestra' : `${projects} proyectos de muestra`),
  },
  /** What is allowed and may yet be a mistake. */
  hints: {
    title: 'Conviene revisar',
    price: (amount: string, before: string, title: string) =>
      `Cuesta ${amount}, y ${title}, el nivel anterior de la familia, ${before}: ¿falta o sobra un cero?`,
    reserved: (path: string) =>
      `El servidor usa «${path}» para otra cosa: esta dirección antigua no llevará a ninguna parte.`,
    question: (question: string) => `La pregunta «${question}» está dos veces en esta página.`,
    id: (id: string) => `El nombre «${id}» está dos veces en esta página.`,
    cut: (read: string) =>
      `El sitio ${read ? `lee aquí solo «${read}»` : 'no lee nada aquí'}: si el texto sigue, póngalo entre comillas; si sigue una nota, deje dos espacios antes de #.`,
    letter: (letter: string) => `Las letras del sitio no tienen «${letter}»: se verá con otra letra.`,
  },
  /** Says in one sentence what is wrong with a field. */
  wrong: (expected: string, found: string, nearest?: string) =>
    `Se esperaba ${expected}; hay ${found}.${nearest ? ` ¿Quiso escribir «${nearest}»?` : ''}`,
  missing: (field: string) => `Falta «${field}».`,
  unknown: (field: string, nearest?: string) =>
    nearest ? `«${field}» no es un dato conocido. ¿Quiso escribir «${nearest}»?` : `«${field}» no es un dato conocido.`,
  /** What a value should be: the first argument of `wrong()`. */
  expected: {
    ...kinds,
    kinds: kinds as Readonly<Record<string, string>>,
    colon: 'un texto (entre comillas, si lleva dos puntos o empieza con una llave)',
    quoted: 'un texto: escríbalo entre comillas',
    noThousands: 'un número sin punto ni coma de miles y con dos decimales a lo más (1250 o 14.99)',
    other: 'otro valor',
    oneOf: (values: readonly string[], nearest?: string) =>
      `uno de estos valores: ${values.join(', ')}${nearest ? ` (¿${nearest}?)` : ''}`,
    atLeast: {
      text: (n: number) => `un texto de al menos ${letters(n)}`,
      list: (n: number) => `al menos ${items(n)} en la lista`,
      number: (n: number) => `un número de al menos ${n}`,
    },
    moreThan: (n: number) => `un número mayor que ${n}`,
    atMost: {
      text: (n: number) => `un texto de hasta ${letters(n)}`,
      list: (n: number) => `hasta ${items(n)} en la lista`,
      number: (n: number) => `un número de hasta ${n}`,
    },
    exactly: (n: number) => `exactamente ${items(n)} en la lista`,
    step: (n: number) => `un número con pasos de ${n} (hasta dos decimales)`,
  },
  /** What the file has instead: the second argument of `wrong()`. */
  found: {
    nothing: 'un dato vacío',
    text: (value: string) => `«${value}»`,
    letters,
    items: (n: number) => (n === 0 ? 'una lista vacía' : items(n)),
    list: 'una lista',
    group: 'un grupo de datos',
  },
  yaml: {
    syntax:
      'No se puede leer: revise las comillas, los dos puntos y los espacios al comienzo de las líneas cerca de aquí.',
    /** Sentences for syntax errors, by the YAML parser's error code. */
    codes: {
      TAB_AS_INDENT: 'La línea empieza con un tabulador: use espacios.',
      MISSING_CHAR: 'Lo que se abre aquí no se cierra: faltan unas comillas, un corchete, una llave o una coma.',
      BAD_INDENT: 'La línea no empieza con los mismos espacios que las otras de su grupo.',
      BLOCK_AS_IMPLICIT_KEY:
        'Si el texto lleva dos puntos, va entre comillas; si no, la línea siguiente tiene espacios de más al comienzo.',
    } as Readonly<Record<string, string>>,
    duplicate: (field: string) => `«${field}» está dos veces: borre uno de los dos.`,
    aliases: 'Un texto que empieza con * va entre comillas; YAML entiende otra cosa.',
    noHead: 'Falta la cabecera: el archivo empieza con una línea «---», los datos y otra línea «---».',
  },
  text: {
    encoding:
      'El archivo no está guardado en UTF-8: vuelva a guardarlo con esa codificación para no perder tildes y eñes.',
    fileName: (proposal: string) =>
      `El nombre del archivo se vuelve la dirección: solo minúsculas sin tilde ni eñe, números y guiones. Póngale el nombre «${proposal}», o sáquelo de content.`,
    takenName: (other: string) => `Da la misma dirección que ${other}.`,
    sameOrder: (other: string, free: number) =>
      `Tiene el mismo «order» que ${other}: cambie uno de los dos. El siguiente número libre es ${free}.`,
    sameTitle: (other: string) => `Tiene el mismo título que ${other}.`,
    noContent: (folder: string, meant?: string) =>
      `En ${folder} no hay contenido: falta company.yaml.${meant ? ` ¿Quiso decir ${meant}?` : ''}`,
    noFile: 'Falta este archivo: sin él no hay sitio.',
    notAFile: 'No es un archivo: quítelo de aquí, o ponga un archivo con este nombre.',
    unreadable: (code: string) => `No se puede leer: revise sus permisos (${code}).`,
    symbolicLink: 'Es un enlace a otro archivo: ponga aquí el archivo mismo.',
    tooLong: (megabytes: number) => `Es demasiado largo: un texto puede tener ${megabytes} MB.`,
    tooMany: (count: number, limit: number) =>
      `Hay ${count} textos y pueden ser ${limit}: revise si la carpeta es la de un sitio.`,
    unread: 'Nada lee este archivo: revise su nombre y su carpeta, o sáquelo de content.',
    longGuide: (most: string) =>
      `La guía es demasiado larga y no se mostraría: con sus etiquetas y fotos puede tener hasta ${most} letras. Divídala en dos.`,
    guideName: (most: number) => `La guía no se mostraría con este nombre: póngale otro, de hasta ${most} letras.`,
    farAway: 'La fecha está a más de un año: si la guía debe verse antes, corríjala.',
    otherTag: (tag: string, file: string) =>
      `El tema está escrito «${tag}» en ${file}: escríbalo igual, o serán dos temas.`,
    extension: (proposal: string) =>
      `El sitio no lee un archivo con esta terminación: póngale el nombre «${proposal}».`,
    noPage: (address: string) => `El enlace ${address} no lleva a ninguna página del sitio.`,
    neededLink: (address: string) =>
      `El enlace ${address} lleva a una página que no está en content/pages, y aquí hace falta uno: cámbielo por otro.`,
    neededPage: (page: string) =>
      `Nada muestra los archivos de esta carpeta, porque falta content/pages/${page}.yaml: póngalo, o saque también la carpeta.`,
    unpublished: (address: string) =>
      `El enlace ${address} lleva a una guía que todavía no se publica: es un borrador o su fecha no ha llegado.`,
    unshown: (tag: string) => `<${tag}> no se verá: una guía lleva solo texto, enlaces y fotos. Bórrelo.`,
    noAnchor: (address: string) => `El enlace ${address} lleva a un capítulo que no existe en esa página.`,
    relativeLink: (address: string) =>
      `El enlace «${address}» no se entiende: empiece con / si es una página de este sitio, o con https:// si es de otro.`,
    noAddress: (address: string) =>
      `El enlace «${address}» no sirve: un enlace puede empezar con /, https://, mailto: o tel:.`,
    notListed: 'Este plan no está en ninguna familia, así que no tendría página. Agréguelo en content/catalogue.yaml.',
    otherFigure: (found: string, right: string, field: string) =>
      `Aquí dice «${found}», pero en content/company.yaml (${field}) dice «${right}».`,
    emptyFact: (name: string) =>
      `El texto repite {${name}}, que está vacío en content/company.yaml: escríbalo allá, o quítelo de aquí.`,
    writtenPrice: (price: string) => `El precio «${price}» está dentro de un texto: quedaría viejo al cambiar «price».`,
  },
  /** What a plan that is no longer sold leaves behind. */
  removed: {
    reference: (id: string, isHidden = false) =>
      `El plan «${id}» ${isHidden ? 'está oculto: muéstrelo, ponga otro' : 'no está en el sitio: ponga otro'}, o borre esta parte y reescriba los textos que la acompañan.`,
    named: (name: string, id: string) =>
      `Este texto nombra «${name}»: si habla del plan «${id}», que no está en el sitio, cámbielo.`,
    price: (id: string) => `Este texto da el precio del plan «${id}», que está oculto.`,
  },
  picture: {
    empty: 'El archivo está vacío: vuelva a copiar la imagen.',
    notOne: 'No es una imagen, aunque se llame así: ábrala en el programa en que se hizo y guárdela otra vez.',
    tooLarge: (found: number, most: number) =>
      `Tiene ${found} megapíxeles y puede tener hasta ${most}: guárdela más pequeña; 3000 píxeles de ancho bastan.`,
    missing: (src: string) =>
      `No existe la imagen ${src}: revise el nombre, con mayúsculas y terminación, y que esté junto al texto que la usa.`,
    elsewhere: (src: string) =>
      `La imagen ${src} está en otro sitio: guárdela junto al texto, o en content/images, y escriba su nombre (./foto.jpg o ../images/foto.jpg).`,
    html: (src: string) => `La imagen ${src} no se verá así: escríbala como ![Qué muestra](${src}).`,
    noAlt: (src: string) =>
      `La imagen ${src} no tiene descripción: escríbala entre los corchetes, para quien no puede verla.`,
  },
  /** Patterns that find the figures of `company.claims` in texts. */
  claims: {
    years:
      /(\d+)\+?\s+años\s+(?:de\s+(?:experiencia|práctica|trabajo|trayectoria|oficio|historia)|en\s+el\s+mercado|haciendo|creando|diseñando|cuidando|trabajando)/gu,
    companies: /(\d[\d.,]*)\+?\s+(?:empresas|negocios|emprendimientos|cooperativas)/gu,
    hostingClients: /(\d[\d.,]*)\+?\s+(?:clientes|sitios\s+alojados)/gu,
    hostingSupport: /(?:soporte|atención|asistencia)(?:\s+\p{L}+){0,2}\s+(\d+\/\d+)/giu,
    answerHours: /(?:menos\s+de|(?:respond|respuesta|contest|escrib)[^.;]{0,50}?)\s(\d+)\s+horas/giu,
  },
  /** Words of a sentence about the agency; guides may give the figures of others. */
  ours: /(?<!\p{L})(?:nosotros|nuestr[oa]s?|somos|hemos|tenemos|llevamos|damos|atendemos|ayudamos|acompañamos|alojamos|cuidamos|trabajamos|respondemos|contestamos)(?!\p{L})/iu,
  colour: {
    lowContrast: (text: string, ground: string, when: string, ratio: string, needed: string) =>
      `Sobre ${ground} no se distingue bien ${text}${when}: el contraste es ${ratio} y debe ser al menos ${needed}. Haga más clara una y más oscura la otra.`,
    day: ', de día',
    night: ', de noche',
    /** Names of the colours in `tokens.css`; one of the palette has its own name. */
    names: {
      page: 'la página',
      surface: 'las tarjetas',
      sky: 'el cielo de la portada',
      'head-sky': 'el cielo de los encabezados',
      'head-clay': 'el barro de los encabezados',
      'on-head': 'el texto de los encabezados',
      'call-ground': 'la franja que invita a escribir',
      text: 'el texto',
      muted: 'el texto secundario',
      'muted-on-night': 'el texto secundario del pie',
      accent: 'el color de acento',
      outline: 'el borde de los campos',
      'brand-on-sky': 'el nombre de la portada',
      ok: 'el texto de éxito',
      error: 'el texto de error',
      warning: 'el texto de aviso',
      info: 'el texto informativo',
    } as Readonly<Record<string, string>>,
  },
  /** What is wrong with `content/logo.svg`. */
  logo: {
    empty: () => 'No dibuja nada: guarde aquí el logotipo en SVG.',
    notSvg: () =>
      'No es un SVG, aunque se llame así. Ábralo en el programa en que se dibujó y expórtelo como SVG; cambiarle el nombre no basta.',
    tooLarge: (found: string) =>
      `Pesa ${found} kB y puede pesar hasta 30. Expórtelo sin metadatos y con menos decimales, o simplifique el dibujo.`,
    noSize: () => 'Falta la medida: la primera etiqueta necesita un viewBox como "0 0 100 40", o width y height.',
    unclosed: (found: string) => `La etiqueta <${found}> se abre aquí y no se cierra: el archivo está incompleto.`,
    element: (found: string) =>
      `<${found}> no se admite: el logotipo se dibuja solo con trazos. Convierta textos, imágenes y efectos en trazos y expórtelo otra vez.`,
    style: () => 'Este <style> no se puede leer. Exporte el SVG con «atributos de presentación» en vez de CSS.',
    external: (found: string) =>
      `«${found}» viene de fuera del archivo: el logotipo debe llevar dentro todo lo que usa.`,
    reference: (found: string) => `«${found}» nombra algo que no está en el archivo: expórtelo otra vez.`,
    path: (found: string) =>
      `«${found}…» no es un trazo: los datos de un trazo empiezan con M y llevan solo órdenes y números.`,
    colour: (found: string) => `«${found}» no es un color de content/palette.yaml, como var(--maiz).`,
    value: (found: string) => `«${found}» no se admite en un logotipo: expórtelo otra vez con formas sencillas.`,
  } as const satisfies Readonly<Record<LogoFault, (found: string) => string>>,
  /** What other rules of `domain/` expect, by their code: the first argument of `wrong()`. */
  rules: {
    hours: 'una hora de cierre distinta de la de apertura (todo el día es de 00:00 a 23:59)',
    hour: 'una hora como 08:00',
    phone: 'un teléfono como +593 99 123 4567, o nada',
    whatsapp: 'un número con + y el código del país, sin el 0 inicial, como +593 99 123 4567, o nada',
    prefix: 'dos letras mayúsculas',
    unknownName:
      'entre llaves solo un dato que esté en content/company.yaml, como {company.town} o {claims.answerHours}, o el precio de un plan, como {price.nivel-2}',
    blank: 'un texto que diga algo',
    condition: 'un dato de content/company.yaml, como company.phone, o un ajuste conocido; delante puede ir «no»',
    address: 'una dirección que empiece con / si es de este sitio, o con https://, mailto: o tel:',
    colour: 'un color que entiende CSS: un nombre en inglés, una función o un código hexadecimal con # delante',
    colourQuotes:
      'un color; un código hexadecimal va entre comillas, porque sin ellas lo que sigue a # es un comentario',
    transparent: 'un color opaco, como todos los de la marca',
    wholeNumber: 'un número entero, sin punto ni coma de miles',
    tier: 'el número de un nivel, de 1 a 9',
    slug: 'minúsculas sin tilde ni eñe, números y guiones, como nivel-4',
    spelling: 'el comienzo de un nombre de plan y un asterisco, como nivel-*',
    duplicate: 'un nombre que no esté ya en la lista',
    unknownService: 'uno de los servicios de content/catalogue.yaml',
    unknownCategory: 'una de las categorías de content/catalogue.yaml',
    unknownType: 'un tipo de «kinds» en content/pages/plan.yaml, o el nombre de un servicio',
    unknownFamily: 'una de las familias de content/catalogue.yaml',
    noPlanFile: 'un plan que tenga su archivo en content/plans',
    noPageFile: 'una página que tenga su archivo en content/pages',
    path: 'una dirección de este sitio, en minúsculas y sin barra al final, como /servicios',
    redirectTwice: 'una página que no lleve a su vez a otra',
    pageExists: 'una dirección en la que ya no haya ninguna página',
    noTarget: 'la dirección exacta de una página de este sitio',
    photo: 'el nombre de un archivo .jpg, .jpeg, .png, .webp o .avif, sin espacios, tildes ni eñes',
    logo: 'el nombre de un archivo .svg, .png o .webp, sin espacios, tildes ni eñes',
    noPhotoFile: 'el nombre de una foto que esté en content/images, con las mismas mayúsculas y terminación',
    noLogoFile: 'el nombre de un logotipo que esté en content/images/logos, con las mismas mayúsculas y terminación',
    unknownProject: 'el nombre de un archivo de content/projects, sin .yaml',
    extraGroup: 'al menos un grupo en «features», donde se lee el precio de la revisión',
    screen: 'una foto, o una «Pantalla dibujada» (screen)',
    screenWords2: 'dos palabras, las que caben en el dibujo',
    screenWords3: 'tres palabras, las que caben en el dibujo',
    origin: 'la dirección del sitio sin nada después del dominio, como https://ejemplo.com',
  } as Readonly<Record<string, string>>,
} as const;

/** Texts of `npm run smoke`, for the owner. */
export const smokeWords = {
  /** The message that it sends. */
  name: 'Prueba del sitio',
  email: 'prueba@ejemplo.com',
  message: 'Este mensaje lo escribe «npm run smoke» y no sale de esta máquina.',
  ready: 'El sitio construido arranca.',
  pages: (pages: number) => `Responden sus ${pages} páginas.`,
  stored: 'Un mensaje de prueba se guarda, y su correo se escribe.',
  allGood: 'Todo en orden.',
  stopped: 'El sitio no se publica hasta que se corrija. Si no sabe qué es, reenvíe este texto a quien programa.',
  noBuild: 'No hay un sitio construido: primero, npm run build.',
  notReady: (status: number) => `El sitio arranca, pero no puede guardar mensajes (/readyz responde ${status}).`,
  noPage: (path: string, status: number) => `La página ${path} no se muestra (responde ${status}).`,
  notStored: (status: number) => `Un mensaje de prueba no se guardó (responde ${status}).`,
  notMailed: 'Un mensaje de prueba se guardó, pero su correo no se escribió.',
  failed: 'El sitio no arranca o no responde. Lo que dijo el programa:',
};

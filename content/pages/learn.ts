import { routes } from '../../domain/routes.ts';
import type { Chapter } from '../../domain/site/prose.ts';
import type { LearnWords } from '../../domain/words/pages.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';

const chapters: readonly Chapter[] = [
  {
    id: 'dominio-alojamiento-certificado',
    title: 'Dominio, alojamiento y certificado',
    blocks: [
      'Un sitio web se parece a un local. El dominio es la dirección: el nombre que la gente escribe o toca para llegar, terminado en .ec, en .com o en algo parecido. El alojamiento, que todo el mundo llama hosting, es el terreno con sus paredes: un servidor que guarda su sitio y lo entrega a quien lo pide, de día y de noche. El certificado es la cerradura: cifra lo que va y viene entre el visitante y su página.',
      'Son tres piezas distintas, aunque una misma empresa se las entregue juntas. El dominio se alquila por períodos y hay que renovarlo; si vence y nadie lo renueva, otra persona puede registrarlo. El alojamiento se paga mientras el sitio esté en línea. El certificado también vence, pero suele renovarse solo cuando el servidor está bien configurado.',
      'Sin certificado, el navegador advierte que la página no es segura, y ahí muchos visitantes dan la vuelta. Otra duda frecuente es el correo con su propio nombre: depende del dominio y no del sitio. Puede tenerlo aunque la página todavía no exista.',
    ],
  },
  {
    id: 'que-tipo-de-sitio',
    title: 'Una página, varias páginas o una tienda',
    blocks: [
      'El tamaño correcto depende de lo que usted necesita que ocurra. Si basta con que la gente sepa que existe y cómo escribirle, una sola página cumple. Pide menos textos, menos fotos y menos dinero.',
      'Varias páginas hacen falta cuando hay cosas distintas que explicar. Una cooperativa que ofrece ahorro y crédito, o un taller con varios servicios, gana si cada tema tiene su propia dirección: el cliente llega directo a lo suyo y los buscadores entienden de qué trata cada parte.',
      'La tienda en línea es otro oficio. Además de mostrar, recibe pedidos, y eso trae tareas de todos los días. Antes de abrirla, pregúntese:',
      {
        list: [
          '¿Quién contestará los pedidos y en qué horario?',
          '¿Cómo llegará el producto al cliente y quién paga el envío?',
          '¿Cada cuánto cambian los precios y las existencias?',
          '¿Qué hará cuando alguien quiera devolver una compra?',
        ],
      },
      'Si todavía no tiene las respuestas, empiece por mostrar el catálogo y tomar los pedidos por mensaje. El sitio puede crecer cuando la venta lo pida.',
    ],
  },
  {
    id: 'antes-de-cotizar',
    title: 'Qué preparar antes de pedir una cotización',
    blocks: [
      'Mientras más nos cuente, más exacta sale la cotización. No necesita un documento formal: alcanza una hoja con respuestas breves. Esto es lo que más ayuda:',
      {
        list: [
          'El objetivo en una frase: que le escriban, que reserven, que compren, que encuentren el local.',
          'A quién se dirige: quiénes son sus clientes, dónde están y qué suelen preguntar.',
          'Lo que ya tiene: logotipo, fotos, textos, dominio, cuentas de redes sociales.',
          'Unos pocos sitios que le gusten, con una línea sobre el porqué.',
          'Lo que quisiera cambiar usted, sin ayuda: precios, horarios, noticias.',
          'La fecha que le importa, si la hay, y el monto que ha pensado invertir.',
        ],
      },
      'Los textos y las fotos suelen ser lo último en llegar, y sin ellos nada avanza. Reúnalos temprano. Una foto tomada con luz natural en su propio local vale más que una imagen comprada, porque muestra lo que el cliente va a encontrar.',
      'Decir cuánto piensa invertir no le resta ventaja. Permite que le propongan algo posible y que le digan sin rodeos qué queda afuera.',
    ],
  },
  {
    id: 'leer-una-cotizacion',
    title: 'Cómo leer una cotización',
    blocks: [
      'Dos cotizaciones con el mismo total pueden ofrecer cosas muy distintas. Léalas línea por línea y busque en ellas lo siguiente:',
      {
        list: [
          'Qué se entrega: cuántas páginas o secciones, con qué formularios y en qué idioma.',
          'Qué se paga una sola vez y qué se paga cada mes, cada trimestre o cada año.',
          'Cuántas revisiones están incluidas y cuánto cuesta una más.',
          'Quién escribe los textos y quién consigue las fotos.',
          'Qué pasa si usted pide algo nuevo a mitad del camino.',
          'Quién responde cuando algo falla después de publicar.',
        ],
      },
      'La palabra «desde» delante de un precio señala el punto de partida. El valor final depende de su caso y debe constar por escrito antes de empezar. Si una cifra no aparece, pregunte de qué depende.',
      'Desconfíe de un precio que no dice qué incluye. Desconfíe también de quien le asegura el primer lugar en los buscadores: ese orden lo decide el buscador, y nadie más puede prometerlo.',
    ],
  },
  {
    id: 'disponibilidad',
    title: 'Qué significa «disponibilidad»',
    blocks: [
      'La disponibilidad es la parte del tiempo en que su sitio responde cuando alguien lo abre. Se expresa en porcentaje, y los porcentajes engañan: uno que parece casi perfecto todavía admite pausas a lo largo del año. Cada nueve que se agrega después del punto las acorta.',
      'Tanto como la cifra importa lo que hay detrás. Pregunte cómo se entera el proveedor de una caída, quién la atiende de madrugada y por qué medio le avisan a usted. Pregunte además si los mantenimientos programados cuentan dentro del porcentaje: a menudo quedan fuera.',
      'No toda interrupción nace en el servidor. Un dominio vencido, un pago atrasado o un cambio mal hecho dejan el sitio fuera de línea igual que una falla eléctrica. Esas causas se evitan con orden: fechas anotadas, accesos guardados y una persona a cargo.',
    ],
  },
  {
    id: 'celulares-y-datos',
    title: 'Rápido en el celular y con pocos datos',
    blocks: [
      'Piense en quien abre su página desde la calle: pantalla pequeña, sol de frente, señal que va y viene, un paquete de datos que se agota. Si la página tarda, esa persona se va al siguiente resultado y usted no se entera.',
      'Lo que más suele pesar son las imágenes. Una foto recién salida de la cámara puede pesar más que todo el resto de la página; preparada para la web, se ve igual y llega mucho antes. Luego vienen los videos que arrancan solos y los complementos (plugins) de otras empresas: el mapa incrustado, la ventana de conversación, los botones de cada red. Cada uno tiene un costo, y lo paga el visitante.',
      'Haga una prueba con cualquier sitio, incluido este. Apague el wifi, ábralo con los datos del celular y cuente cuánto tarda en poder leer algo útil. Después toque el botón principal y vea si responde enseguida.',
    ],
  },
  {
    id: 'accesibilidad',
    title: 'Que todos puedan usarlo',
    blocks: [
      'Un sitio accesible se puede usar con la vista cansada, con una mano ocupada, sin mouse, o escuchando la pantalla en lugar de mirarla. Lo agradecen muchas más personas de las que se cree: el buen contraste que ayuda a quien ve poco también ayuda a quien lee al sol.',
      'Varias señales se comprueban sin saber programar:',
      {
        list: [
          'El texto se distingue bien del fondo y sigue legible al ampliarlo.',
          'Las imágenes que informan tienen una descripción escrita.',
          'Se llega a todos los enlaces y botones con la tecla de tabulación.',
          'Los campos del formulario tienen un nombre visible, y los errores se explican con palabras además de color.',
          'Lo que se mueve se puede detener.',
        ],
      },
      'Corregir esto al final cuesta más que pensarlo al comienzo. Póngalo en su pedido con estas mismas palabras.',
    ],
  },
  {
    id: 'de-quien-es-cada-cosa',
    title: 'De quién es cada cosa',
    blocks: [
      'El dominio debe estar registrado a su nombre o al de su empresa, con un correo electrónico que usted controle. Quien figura como titular decide sobre él. Si el titular es un proveedor, un pariente o un empleado que ya se fue, recuperarlo puede ser lento. Pida que quede a su nombre a cualquier agencia, también a nosotros.',
      'Conviene guardar, además, una lista corta:',
      {
        list: [
          'Dónde está registrado el dominio, con qué cuenta y cuándo vence.',
          'Dónde está alojado el sitio y quiénes tienen acceso.',
          'De quién son las fotos, las letras y los dibujos, y para qué usos se permiten.',
          'Qué cuentas de redes, mapas y analítica existen y quién las administra.',
        ],
      },
      'Las claves no se comparten entre varias personas ni se dejan escritas en un mensaje. Cada quien entra con su cuenta, y a quien deja el equipo se le retira el acceso.',
    ],
  },
  {
    id: 'despues-de-publicar',
    title: 'Después de publicar: cuidar y medir',
    blocks: [
      'Publicar es el comienzo. Desde ese día hay que revisar que horarios, precios y teléfonos sean los actuales, probar el formulario enviándose un mensaje, mantener al día los programas y guardar respaldos del sitio en otro lugar. Decida de antemano quién hará cada tarea.',
      'La analítica ayuda a saber qué atender primero. Le dice cuántas visitas hay, con qué tipo de pantalla, por qué camino llegan y en qué página se van. El porqué se lo cuentan sus clientes. Mire pocas cifras, siempre las mismas, y compárelas con algo que le importe, como los pedidos de la semana.',
      'Un caso: muchas personas abren la página de precios y casi ninguna escribe. Tal vez falte explicar qué incluye cada precio. Cambie eso, espere y vuelva a mirar. Si cambia todo a la vez, no sabrá qué funcionó.',
      'Medir también es tratar datos de otros. Prefiera una analítica que cuente visitas sin seguir a las personas, y diga en su política de privacidad qué se guarda.',
    ],
  },
];

/** Words of the learn page, which the links «Quienes Somos?» and «Cotización Gratis» lead to. */
export const learn = {
  seo: {
    title: 'Qué saber antes de pedir una página web',
    description:
      'Guía para dueños de negocios: dominio, hosting, cómo leer una cotización, qué preparar y de quién es cada cosa. Y quiénes somos, en pocas líneas.',
    keywords: ['página web', 'dominio', 'hosting', 'cotización', 'quiénes somos', 'Ecuador'],
  },
  title: 'Aprenda antes de contratar',
  text: `Somos ${company.name}, una agencia web de ${company.town}, en ${company.city}. Aquí le contamos quiénes somos y qué conviene saber antes de pedir una página web, para que pregunte y compare con criterio.`,
  bullets: {
    title: 'Quiénes somos',
    items: [
      {
        title: `Más de ${claims.years} años en el oficio`,
        description: `En ese tiempo hemos ayudado a más de ${claims.companies} empresas con su presencia en internet.`,
      },
      {
        title: `Más de ${claims.hostingClients} clientes de alojamiento`,
        description: 'Están satisfechos con el servicio, y el soporte los atiende todos los días y a toda hora.',
      },
      {
        title: 'La primera evaluación no cuesta',
        description: `Usted nos cuenta su caso y le respondemos en menos de ${claims.answerHours} horas.`,
      },
    ],
    primary: { label: 'Iniciar Proyecto', href: routes.contact },
    image: 'map',
  },
  chapters,
  closing: {
    title: '¿Ya tiene su hoja de respuestas?',
    text: 'Envíela, aunque esté incompleta. Con eso hacemos la evaluación inicial, que es gratuita, y le decimos por dónde empezar.',
    link: { label: 'Iniciar Proyecto', href: routes.contact },
  },
} as const satisfies LearnWords;

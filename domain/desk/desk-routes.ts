/** Field and query parameter that name the page to open after sign-in. */
export const NEXT_FIELD = 'seguir';

/** Field with the digits of a code that signs in. */
export const CODE_FIELD = 'codigo';

/** Query parameter that names a part of a file. */
export const PART_FIELD = 'parte';

/** Query parameter of a form: the place of the site, as in the preview, from which it was opened. */
export const PLACE_FIELD = 'vista';

/** Query parameter that names the file whose copy a new one begins as. */
export const COPY_FIELD = 'como';

/** Query parameter with which a preview shows its page while that is hidden, or of a guide that is not published yet. */
export const HIDDEN_FIELD = 'ocultos';
/** The path of a hidden page, as a preview shows it. */
export const withHidden = (path: string): string => `${path}?${HIDDEN_FIELD}=1`;

/** Field of the form that erases a person: which list of leads its page shows. */
export const ERASED_FIELD = 'referencia';

/** Query parameter of the figures, and its value for the last twelve months. */
export const PERIOD_FIELD = 'periodo';
export const YEAR_PERIOD = '12-meses';

/** Addresses of the owner's desk. No public page links them. */
export const deskRoutes = {
  inbox: '/escritorio',
  /** The sign-in form; POST submits the code. */
  signIn: '/escritorio/entrar',
  /** Signs in and then goes on to a page of the desk. */
  signInThen: (path: string) =>
    path === '/escritorio' ? '/escritorio/entrar' : `/escritorio/entrar?${NEXT_FIELD}=${encodeURIComponent(path)}`,
  sendCode: '/escritorio/codigo',
  signOut: '/escritorio/salir',
  figures: '/escritorio/cifras',
  figuresOfYear: `/escritorio/cifras?${PERIOD_FIELD}=${YEAR_PERIOD}`,
  /** The email of the last Monday, as it would be written now. */
  digest: '/escritorio/cifras/lunes',
  devices: '/escritorio/dispositivos',
  closeDevice: '/escritorio/dispositivos/cerrar',
  /** Requeues all emails that have failed. */
  resendAll: '/escritorio/reenviar',
  exportCsv: '/escritorio/solicitudes.csv',
  /** What the site says, and what is pending of it. */
  content: '/escritorio/contenido',
  /** The list of files, at one of them. */
  contentAt: (file: string) => `/escritorio/contenido#${file}`,
  /**
   * The form of a file, named as in the content folder: `plans/nivel-2.yaml`; of a part of it, if it is long; opened from
   * a place of the site, to go back to.
   */
  contentFile: (file: string, part = '', place = '') => {
    const query = new URLSearchParams({ ...(part && { [PART_FIELD]: part }), ...(place && { [PLACE_FIELD]: place }) });
    return `/escritorio/contenido/archivo/${file}${query.size > 0 ? `?${query}` : ''}`;
  },
  removeContent: (file: string) => `/escritorio/contenido/quitar/${file}`,
  /** Gives a page another address, by POST; from a place of the site, to go back to. */
  moveContent: (file: string, place = '') =>
    `/escritorio/contenido/direccion/${file}${place && `?${new URLSearchParams({ [PLACE_FIELD]: place })}`}`,
  newContent: (kind: string) => `/escritorio/contenido/nuevo/${kind}`,
  /** The form of a new file that begins with what another one says. */
  copyContent: (kind: string, slug: string) => `/escritorio/contenido/nuevo/${kind}?${COPY_FIELD}=${slug}`,
  /** The photographs; POST uploads some. */
  photos: '/escritorio/contenido/fotos',
  pendingContent: '/escritorio/contenido/pendientes',
  contentHistory: '/escritorio/contenido/historial',
  /** A page of the site with the pending changes, or a place on it. */
  preview: (path: string) => `/escritorio/vista${path.replace(/^\/(?=[?#]|$)/, '')}`,
  /** The page of what the site does not show, as it would be. */
  hiddenPreview: (path: string) => `/escritorio/vista${withHidden(path)}`,
  lead: (reference: string) => `/escritorio/solicitud/${reference}`,
  /** Changes one lead by POST; GET of `borrar` asks for confirmation first. */
  leadAction: (reference: string, action: LeadAction) => `/escritorio/solicitud/${reference}/${action}`,
} as const;

export const LEAD_ACTIONS = ['enviar', 'aceptar', 'anotar', 'borrar'] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];

const DESK_PATH = /^\/escritorio(\/[\w.-]+)*$/;
/** A query as browsers encode it. */
const QUERY = /^[\w.%&=+*-]+$/;
/** Longest address to open after sign-in: it is sent in a header, and a proxy limits those. */
const LONGEST_NEXT = 200;

/** Whether a canonical path is the desk's. */
export const isDeskPath = (path: string) => DESK_PATH.test(path);

/** The page to open after sign-in, as a browser sent it; the list of leads if that is not a page of the desk. */
export function readNext(sent: unknown): string {
  const [path = '', query = ''] = typeof sent === 'string' ? sent.split('?') : [];
  if (path.length > LONGEST_NEXT || !isDeskPath(path) || path.includes('..')) return deskRoutes.inbox;
  const whole = `${path}?${query}`;
  return QUERY.test(query) && whole.length <= LONGEST_NEXT ? whole : path;
}

/** Field and query parameter with the page that follows signing in. */
export const NEXT_FIELD = 'seguir';

/** Addresses of the owner's desk. No public page links them. */
export const deskRoutes = {
  inbox: '/escritorio',
  /** A form for the code; with POST, the code. */
  signIn: '/escritorio/entrar',
  /** Signs in and then goes on to a page of the desk. */
  signInThen: (path: string) =>
    path === '/escritorio' ? '/escritorio/entrar' : `/escritorio/entrar?${NEXT_FIELD}=${encodeURIComponent(path)}`,
  sendCode: '/escritorio/codigo',
  signOut: '/escritorio/salir',
  figures: '/escritorio/cifras',
  figuresOfYear: '/escritorio/cifras?periodo=12-meses',
  devices: '/escritorio/dispositivos',
  closeDevice: '/escritorio/dispositivos/cerrar',
  /** Queues all emails again that have failed. */
  resendAll: '/escritorio/reenviar',
  exportCsv: '/escritorio/solicitudes.csv',
  lead: (reference: string) => `/escritorio/solicitud/${reference}`,
  /** Changes one lead, with POST; `borrar` asks first, with GET. */
  leadAction: (reference: string, action: LeadAction) => `/escritorio/solicitud/${reference}/${action}`,
} as const;

export const LEAD_ACTIONS = ['enviar', 'aceptar', 'anotar', 'borrar'] as const;
export type LeadAction = (typeof LEAD_ACTIONS)[number];

const DESK_PATH = /^\/escritorio(\/[\w.-]+)*$/;

/** Whether a canonical path is the desk's. */
export const isDeskPath = (path: string) => DESK_PATH.test(path);

/** The page that follows signing in, from what a browser sent: a page of the desk, by default the list of leads. */
export const readNext = (sent: unknown): string =>
  typeof sent === 'string' && isDeskPath(sent) && !sent.includes('..') ? sent : deskRoutes.inbox;

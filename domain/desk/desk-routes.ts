/** Addresses of the owner's desk. No public page links them. */
export const deskRoutes = {
  inbox: '/escritorio',
  /** A form for the code; with POST, the code. */
  signIn: '/escritorio/entrar',
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

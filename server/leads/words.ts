/** Names of the states of a lead's delivery. */
export const stateWords = {
  pending: 'pendiente',
  sending: 'enviándose',
  sent: 'enviada',
  filed: 'solo en un archivo',
  dead: 'sin entregar',
  quarantine: 'en cuarentena',
};
/** States of leads that one email reports for several. */
export const collectedWords: typeof stateWords = {
  ...stateWords,
  pending: 'por avisar junto con otras',
  sending: 'avisándose junto con otras',
  sent: 'avisada junto con otras',
};

export const unverified = 'sin verificar';
export const markedState = (state: string) => `${state} (${unverified})`;

/** Heads of the columns of an export, as in a spreadsheet. */
export const exportColumns = {
  reference: 'Referencia',
  received: 'Fecha',
  state: 'Estado',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  serviceId: 'Código del servicio',
  service: 'Servicio',
  site: 'Sitio',
  status: 'Situación',
  sum: 'Valor vendido',
  note: 'Nota',
  message: 'Mensaje',
};

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
export const exportColumns = [
  'Referencia',
  'Fecha',
  'Estado',
  'Nombre',
  'Correo electrónico',
  'Teléfono',
  'Código del servicio',
  'Servicio',
  'Sitio',
  'Situación',
  'Valor vendido',
  'Nota',
  'Mensaje',
];

const subject = 'Su semana: 3 solicitudes (la anterior, 1)';
const text =
  'Llegaron 3 solicitudes.\nDel lunes 16 de noviembre al domingo 22 de noviembre.\n\nEl servidor\nÚltimo respaldo: hoy\n';

export const examples = {
  sent: { subject, text, isSent: true },
  off: { subject, text, isSent: false },
};

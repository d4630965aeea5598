export const examples = {
  plan: { name: 'Nivel II' },
  general: { name: 'consulta general' },
  long: { name: 'Servicio'.repeat(20) },
};

export const examples = {
  blank: { filter: {}, plans: [{ id: 'nivel-2', title: 'Nivel II' }] },
  narrowed: { filter: { search: 'maria', state: 'nueva' }, plans: [] },
};

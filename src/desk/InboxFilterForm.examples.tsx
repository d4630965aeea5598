import { InboxFilterForm } from './InboxFilterForm.tsx';

export const Component = InboxFilterForm;
export const examples = {
  blank: { filter: { search: '' }, plans: [{ id: 'nivel-2', title: 'Nivel II' }] },
  narrowed: { filter: { search: 'maria', state: 'nueva' }, plans: [] },
};
export const criteria = {
  'without script': 'filter',
  zoom: 'put its fields one below the other on a narrow screen',
  voice: 'focus a field or a choice when its label is said',
};

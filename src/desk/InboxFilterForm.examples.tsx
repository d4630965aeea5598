import { InboxFilterForm } from './InboxFilterForm.tsx';

export const Component = InboxFilterForm;
export const examples = {
  blank: { filter: { search: '' }, plans: [{ id: 'nivel-2', title: 'Nivel II' }] },
  narrowed: { filter: { search: 'maria', state: 'nueva' }, plans: [] },
};

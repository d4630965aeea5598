import { deskWords } from '../../domain/desk/words.ts';

const { filter } = deskWords.inbox;
export const examples = {
  chosen: {
    name: 'estado',
    label: filter.state,
    value: 'nueva',
    children: Object.entries(filter.states).map(([state, label]) => (
      <option key={state} value={state}>
        {label}
      </option>
    )),
  },
};

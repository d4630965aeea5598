import { Icon } from './Icon.tsx';

export const Component = Icon;
export const examples = { check: { name: 'check' }, alert: { name: 'alert' }, arrow: { name: 'arrow' } } as const;
export const criteria = {
  zoom: 'grow with the text beside it, unless its box sets a size',
  reader: 'be passed over: words beside it, seen or hidden, say what it means',
};

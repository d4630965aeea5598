import { Dropdown } from './Dropdown.tsx';

export const Component = Dropdown;
export const examples = { closed: {} };

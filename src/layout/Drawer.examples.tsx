import { Drawer } from './Drawer.tsx';

export const Component = Drawer;
export const examples = { closed: { current: () => undefined } };

import { Columns } from './Columns.tsx';
import { ContactBlock } from './ContactBlock.tsx';

export const Component = Columns;
export const examples = { both: { children: <ContactBlock />, aside: <ContactBlock /> } };

import { contactPage } from '../../content/pages/contact.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { Columns } from './Columns.tsx';
import { ContactBlock } from './ContactBlock.tsx';

export const Component = Columns;
export const examples = { both: { children: <CheckList items={contactPage.bullets} />, aside: <ContactBlock /> } };

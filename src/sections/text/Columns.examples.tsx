import { contactPage } from '../../../content/pages/contact.ts';
import { ContactBlock } from '../../contact-form/ContactBlock.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Columns } from './Columns.tsx';

export const Component = Columns;
export const examples = { both: { children: <CheckList items={contactPage.bullets} />, aside: <ContactBlock /> } };

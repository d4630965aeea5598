import { contactPage } from '../../../content/pages/contact.ts';
import { CheckList } from './CheckList.tsx';

export const Component = CheckList;
export const examples = { facts: { items: contactPage.bullets } };

import { contactPage } from '../../../tests/harness/unit/our-content.ts';
import { CheckList } from './CheckList.tsx';

export const Component = CheckList;
export const examples = { facts: { items: contactPage.bullets } };

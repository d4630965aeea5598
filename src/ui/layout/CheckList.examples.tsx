import { contactPage } from '../../../server/testing/our-content.ts';
import { CheckList } from './CheckList.tsx';

export const Component = CheckList;
export const examples = { facts: { items: contactPage.bullets } };
export const criteria = {
  zoom: 'wrap a long entry beside its mark, never below it',
  reader: 'say how many entries it has, and pass over the marks',
};

import { DeskNotice } from './DeskNotice.tsx';

export const Component = DeskNotice;
export const examples = {
  insecure: { notice: 'insecure', signedIn: false },
  notFound: { notice: 'notFound', signedIn: true },
};

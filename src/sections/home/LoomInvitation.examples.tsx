import { home } from '../../../server/testing/our-content.ts';
import { LoomInvitation } from './LoomInvitation.tsx';

export const Component = LoomInvitation;
export const examples = { loom: home.loom };
export const criteria = {
  zoom: 'keep the cloth whole and let the words wrap beside it',
  reader: 'say where the link leads; the cloth is passed over',
};

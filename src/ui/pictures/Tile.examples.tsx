import { services } from '../../../server/testing/our-content.ts';
import { Tile } from './Tile.tsx';

export const Component = Tile;
export const examples = Object.fromEntries(services.map(({ id, icon }) => [id, { icon, service: id }]));
export const criteria = {
  zoom: 'keep its size while the text beside it wraps',
  reader: 'be passed over: the title beside it says the subject',
};

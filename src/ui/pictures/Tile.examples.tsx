import { services } from '../../../tests/harness/unit/our-content.ts';
import { Tile } from './Tile.tsx';

export const Component = Tile;
export const examples = Object.fromEntries(services.map(({ id, icon }) => [id, { icon, service: id }]));

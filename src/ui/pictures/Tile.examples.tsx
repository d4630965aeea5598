import { services } from '../../../tests/harness/unit/our-content.ts';

export const examples = Object.fromEntries(services.map(({ id, icon }) => [id, { icon, service: id }]));

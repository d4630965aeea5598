import { products } from '../../../tests/harness/unit/our-content.ts';

const { blocks, sample, quote } = products;

export const examples = { two: { blocks, sample, quote } };

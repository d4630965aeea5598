import { products } from '../../../tests/harness/unit/our-content.ts';
import { ProductBlocks } from './ProductBlocks.tsx';

const { blocks, sample, quote } = products;

export const Component = ProductBlocks;
export const examples = { two: { blocks, sample, quote } };

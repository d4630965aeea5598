import { products } from '../../../content/pages/products.ts';
import { ProductBlocks } from './ProductBlocks.tsx';

export const Component = ProductBlocks;
export const examples = { two: { blocks: products.blocks } };

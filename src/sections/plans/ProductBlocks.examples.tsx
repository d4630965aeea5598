import { products } from '../../../server/testing/our-content.ts';
import { ProductBlocks } from './ProductBlocks.tsx';

const { blocks, sample, quote } = products;

export const Component = ProductBlocks;
export const examples = { two: { blocks, sample, quote } };
export const criteria = {
  'without style': 'have the same order in each block, whichever side its picture is on',
  zoom: 'put each picture above its text on a narrow screen',
  reader: 'pass over the drawings, and say with each link which product it is about',
};

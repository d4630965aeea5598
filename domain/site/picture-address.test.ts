import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import {
  isPhotoSize,
  isSharePicture,
  type Picture,
  parsePictureAddress,
  photoFallback,
  photoWidths,
} from './picture-address.ts';

const hash = '0123456789abcdef';
const photo = (width: number, format: Picture['format'] = 'jpg'): Picture => ({ hash, width, height: 100, format });

test.each([
  { hash, width: 480, format: 'avif' },
  { hash, width: 1600, format: 'jpg' },
] as const)('parsePictureAddress() reads the path of %j', (address) => {
  expect(parsePictureAddress(routes.picture(address))).toEqual(address);
});

test('parsePictureAddress() reads the path of a picture that is published unchanged', () => {
  expect(parsePictureAddress(routes.logoPicture({ hash, format: 'svg' }))).toEqual({ hash, format: 'svg' });
});

test.each([
  '/imagenes/0123456789abcde-480.avif',
  '/imagenes/0123456789ABCDEF-480.avif',
  '/imagenes/0123456789abcdef-0480.avif',
  '/imagenes/0123456789abcdef-48000.avif',
  '/imagenes/0123456789abcdef-480.gif',
  '/imagenes/0123456789abcdef-480.avif/',
  '/imagenes/0123456789abcdef-480.avif\n',
])('parsePictureAddress() rejects %j', (path) => expect(parsePictureAddress(path)).toBeUndefined());

test.each([
  [4000, 'card', [360, 720, 1080]],
  [720, 'card', [360, 720]],
  [500, 'wide', [480, 500]],
  [50, 'portrait', [50]],
] as const)('a photograph %d pixels wide has in the place %s the widths %j', (width, place, widths) => {
  expect(photoWidths(photo(width), place)).toEqual(widths);
});

test.each([
  [photo(4000), 'full', { width: 800, format: 'jpg' }],
  [photo(4000, 'png'), 'card', { width: 800, format: 'png' }],
  [photo(4000, 'webp'), 'portrait', { width: 192, format: 'jpg' }],
  [photo(700), 'text', { width: 700, format: 'jpg' }],
] as const)('the fallback of %j in the place %s is %j', (original, place, fallback) => {
  expect(photoFallback(original, place)).toEqual(fallback);
});

test('isPhotoSize() accepts only sizes and formats that a place uses', () => {
  const sizes = [
    [480, 'avif'],
    [500, 'webp'],
    [500, 'jpg'],
    [192, 'jpg'],
    [481, 'avif'],
    [800, 'avif'],
    [480, 'jpg'],
    [500, 'png'],
    [480, 'svg'],
  ] as const;
  expect(sizes.filter(([width, format]) => isPhotoSize(photo(500), width, format))).toEqual(sizes.slice(0, 4));
});

test.each([
  ['/compartir/inicio.png', true],
  ['/compartir/servicios/e-commerce/ec-nivel-1.png', true],
  ['/compartir/../escritorio.png', false],
  ['/compartir//inicio.png', false],
  ['/compartir/inicio.svg', false],
])('isSharePicture(%j) is %s', (path, is) => expect(isSharePicture(path)).toBe(is));

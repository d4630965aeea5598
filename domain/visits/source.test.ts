import { expect, test } from 'vitest';
import { readSource, SOURCE_LENGTH } from './source.ts';

const ownHosts = ['tilo.example'];
const sourceOf = (referrer: string | undefined, query = '') =>
  readSource({ referrer, query: new URLSearchParams(query), ownHosts });

test.each([
  [undefined, ''],
  ['https://www.google.com/', 'google.com'],
  ['https://L.Instagram.com/', 'l.instagram.com'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['https://www.tilo.example/', ''],
  ['http://usuario:clave@otro.example:8080/x', 'otro.example'],
  ['http://[2001:db8::1]/', ''],
  [`https://${'a'.repeat(SOURCE_LENGTH)}.example/`, ''],
  ['about:blank', ''],
  ['<script>', ''],
])('the referrer %j is the source %j', (referrer, expected) => {
  expect(sourceOf(referrer)).toBe(expected);
});

test.each([
  ['utm_source=Boletin_Mayo', 'boletin_mayo'],
  ['utm_source=', 'google.com'],
  ['utm_source=maria%40correo.example', 'google.com'],
  [`utm_source=${'a'.repeat(41)}`, 'google.com'],
])('the query %j is the source %j', (query, expected) => {
  expect(sourceOf('https://www.google.com/', query)).toBe(expected);
});

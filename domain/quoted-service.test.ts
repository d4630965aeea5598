import { expect, test } from 'vitest';
import { parseContactMessage } from './contact-message.ts';
import { contactAddress, readQuotedService } from './quoted-service.ts';

const fromAddress = (query: string) => readQuotedService(new URLSearchParams(query));

test.each([
  ['fromServiceId=nivel-2&fromService=SPA_Nivel_II', { id: 'nivel-2', title: 'SPA Nivel II' }],
  ['fromServiceId=%20nivel-2%20&fromService=_SPA_', { id: 'nivel-2', title: 'SPA' }],
  ['fromServiceId=nivel-2', undefined],
  ['fromService=SPA', undefined],
  ['fromServiceId=&fromService=SPA', undefined],
  ['fromServiceId=nivel-2&fromService=%0A', undefined],
  ['fromServiceId=nivel-9&fromService=SPA', undefined],
  ['fromServiceId=__proto__&fromService=SPA', undefined],
  ['', undefined],
])('the query %s quotes %j', (query, service) => {
  expect(fromAddress(query)).toEqual(service);
});

test('fields of a rejected form override the query', () => {
  const values = { from_serviceid: 'b', from_service: 'B' };
  expect(readQuotedService(new URLSearchParams('fromServiceId=nivel-1&fromService=A'), values)).toEqual({
    id: 'b',
    title: 'B',
  });
});

test.each(['a\nb', '\u202Efoo', 'x\u0000y', 'z'.repeat(500)])(
  'whatever the address says (%j), the form accepts it',
  (title) => {
    const service = readQuotedService(new URLSearchParams({ fromServiceId: 'nivel-2', fromService: title }));
    const message = { from_name: 'Ana', from_email: 'ana@correo.ec', message: 'Una página web' };
    const parsed = parseContactMessage({ ...message, from_serviceid: service?.id, from_service: service?.title });
    expect(parsed.ok).toBe(true);
  },
);

test.each([
  ['/contactenos', '/contactenos'],
  ['/contactenos?', '/contactenos'],
  ['/contactenos?x=1', '/contactenos'],
  ['/contactenos?x=1&fromService=_A_b_&fromServiceId=nivel-1', '/contactenos?fromServiceId=nivel-1&fromService=A_b'],
  ['/contactenos?fromServiceId=nivel-1&fromService=A?b', '/contactenos?fromServiceId=nivel-1&fromService=A%3Fb'],
  ['/contactenos?fromServiceId=sin-plan&fromService=A', '/contactenos'],
])('%s is cached as %s', (url, address) => {
  expect(contactAddress(url)).toBe(address);
  expect(contactAddress(address)).toBe(address);
});

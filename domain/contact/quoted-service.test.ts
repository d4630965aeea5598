import { expect, test } from 'vitest';
import { studio } from '../../tests/harness/unit/studio-catalogue.ts';
import { parseContactMessage } from './contact-message.ts';
import { normalizeContactAddress, readQuotedService } from './quoted-service.ts';

const offer = { catalogue: studio, products: [{ id: 'album', title: 'Álbum de bodas' }] };
const fromAddress = (query: string) => readQuotedService(offer, new URLSearchParams(query));

test.each([
  ['fromServiceId=boda-2&fromService=Boda_II', { id: 'boda-2', title: 'Boda II' }],
  ['fromServiceId=%20boda-2%20&fromService=_SPA_', { id: 'boda-2', title: 'SPA' }],
  ['fromServiceId=boda-2', undefined],
  ['fromService=SPA', undefined],
  ['fromServiceId=&fromService=SPA', undefined],
  ['fromServiceId=boda-2&fromService=%0A', undefined],
  ['fromServiceId=boda-9&fromService=SPA', undefined],
  ['fromServiceId=album&fromService=Inventado', { id: 'album', title: 'Álbum de bodas' }],
  ['fromServiceId=ALBUM&fromService=_', undefined],
  ['fromServiceId=ALBUM&fromService=A', { id: 'album', title: 'Álbum de bodas' }],
  ['fromServiceId=__proto__&fromService=SPA', undefined],
  ['', undefined],
])('the query «%s» names the service %j', (query, service) => {
  expect(fromAddress(query)).toEqual(service);
});

test('the fields of a posted form take precedence over the query', () => {
  const values = { from_serviceid: 'b', from_service: 'B' };
  expect(readQuotedService(offer, new URLSearchParams('fromServiceId=boda-1&fromService=A'), values)).toEqual({
    id: 'b',
    title: 'B',
  });
});

test.each(['a\nb', '\u202Efoo', 'x\u0000y', 'z'.repeat(500)])(
  'a service title from the address, such as %j, is always valid in the form',
  (title) => {
    const service = readQuotedService(offer, new URLSearchParams({ fromServiceId: 'boda-2', fromService: title }));
    const message = { from_name: 'Ana', from_email: 'ana@correo.ec', message: 'Una página web' };
    const parsed = parseContactMessage({ ...message, from_serviceid: service?.id, from_service: service?.title });
    expect(parsed.ok).toBe(true);
  },
);

const plans = { 'boda-1': { title: 'Boda I' }, 'boda-2': { title: 'Boda II' } };
const quotes = new Map([
  ['boda-1', '/contactenos?fromServiceId=boda-1&fromService=Boda_I'],
  ['boda-2', '/contactenos?fromServiceId=boda-2&fromService=Boda_II'],
  ['album', '/contactenos?fromServiceId=album&fromService=%C3%81lbum_de_bodas'],
]);

test.each([
  ['/contactenos', '/contactenos'],
  ['/contactenos?', '/contactenos'],
  ['/contactenos?x=1', '/contactenos'],
  ['/contactenos?x=1&fromService=_Boda_I_&fromServiceId=boda-1', quotes.get('boda-1')],
  ['/contactenos?fromServiceId=boda-1&fromService=Inventado', quotes.get('boda-1')],
  ['/contactenos?fromServiceId=%20BODA-2&fromService=A?b', quotes.get('boda-2')],
  ['/contactenos?fromServiceId=Album&fromService=Inventado', quotes.get('album')],
  ['/contactenos?fromServiceId=boda-1', '/contactenos'],
  ['/contactenos?fromServiceId=sin-plan&fromService=A', '/contactenos'],
  ['/contactenos?fromServiceId=__proto__&fromService=A', '/contactenos'],
])('%s is rendered as %s', (url, address) => {
  expect(normalizeContactAddress({ ...offer, plans }, url)).toBe(address);
});

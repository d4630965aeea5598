import { expect, test } from 'vitest';
import { company } from '../../../tests/harness/unit/our-content.ts';
import { leavesOf } from '../leaves.ts';
import { checkWords as words } from '../words.ts';
import { checkClaims } from './figures.ts';

const claims = {
  ...company.claims,
  years: 12,
  companies: 300,
  hostingClients: 2500,
  hostingSupport: '24/7',
  answerHours: 24,
};
const inFile = (file: string, text: string) => checkClaims([{ file, text }], leavesOf({ file, text }), claims);

test.each([
  ['12 años de experiencia'],
  ['más de 300 empresas'],
  ['más de 2,500 clientes'],
  ['2500 clientes'],
  ['Soporte 24/7'],
  ['respondemos en menos de 24 horas'],
  ['12 años diseñando marcas'],
  ['300+ negocios'],
  ['Tiene 18 años o más'],
  ['Se guardan 7 años'],
  ['Monitoreo 24/6'],
  ['4 horas de diseño'],
  ['Con más de 48 horas de atraso se suspende'],
  ['Tilo # antes, 15 años de experiencia'],
])('«%s» agrees with company.yaml', (text) => expect(inFile('content/pages/home.yaml', text)).toEqual([]));

test.each([
  ['15 años de experiencia', 'years', '15', '12'],
  ['más de 200 empresas', 'companies', '200', '300'],
  ['más de 1,000 clientes', 'hostingClients', '1,000', '2500'],
  ['soporte 12/5', 'hostingSupport', '12/5', '24/7'],
  ['en menos de 48 horas', 'answerHours', '48', '24'],
  ['15 años de trayectoria', 'years', '15', '12'],
  ['más de 15\n    años haciendo páginas', 'years', '15', '12'],
  ['ayudamos a 200 negocios', 'companies', '200', '300'],
  ['+200 cooperativas', 'companies', '200', '300'],
  ['1.000 clientes.', 'hostingClients', '1.000', '2500'],
  ['Atención de lunes 12/5', 'hostingSupport', '12/5', '24/7'],
  ['le respondemos el mismo día o en 48 horas', 'answerHours', '48', '24'],
  ['Respuesta garantizada en 8 horas', 'answerHours', '8', '24'],
])('«%s» contradicts company.yaml and is reported with the right figure', (text, claim, found, right) => {
  expect(inFile('content/widgets.yaml', `\n  text: '${text}'`)).toEqual([
    expect.objectContaining({
      line: 2,
      field: 'text',
      message: words.text.otherFigure(found, right, `claims.${claim}`),
    }),
  ]);
});

test.each(['projects/tilo.yaml', 'testimonials.yaml'])('in %s a client has figures of its own', (file) =>
  expect(inFile(`content/${file}`, 'Llevamos 20 años haciendo pan, para 40 negocios')).toEqual([]),
);

test.each([
  ['Hay 40 empresas en la plaza. Nosotros vamos los lunes.', []],
  ['Uno de cada 90 clientes vuelve.\n\nLlevamos la cuenta.', []],
  ['Hemos acompañado a\n200 empresas del valle.', [2]],
  ['El correo importa. Somos más de lo mismo: 15 años de experiencia no se improvisan.', []],
  ['En nuestros 15 años de oficio vimos de todo.', [1]],
])('in the whitepaper %j only figures of the agency are checked', (text, lines) => {
  expect(inFile('content/whitepapers/a.md', text).map(({ line }) => line)).toEqual(lines);
});

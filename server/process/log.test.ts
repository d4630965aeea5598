import { expect, test, vi } from 'vitest';
import { solvedCaptcha } from '../../tests/harness/unit/fake-captcha.ts';
import { settle } from '../../tests/harness/unit/outbox-bench.ts';
import { sampleMail } from '../../tests/harness/unit/sample-mail.ts';
import { openTestApp, SITE_URL } from '../../tests/harness/unit/test-app.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { DeliveryError } from '../outbox/transport.ts';
import { Worker } from '../outbox/worker.ts';
import { StoreLog } from '../store/store-log.ts';
import { createLog } from './log.ts';

const CANARY = /canario|kanarienvogel/i;
const fields = {
  from_name: 'Canario Nombre',
  from_email: 'canario@correo.example',
  from_phone: '099 canario',
  message: 'Un mensaje con canario dentro.',
  from_serviceid: 'canario-id',
  from_service: 'canario_servicio',
};
const own = {
  origin: SITE_URL,
  'user-agent': 'canario',
  referer: 'https://canario.example',
  'x-forwarded-for': 'canario',
};

test('no log line at any level contains what a visitor typed', async () => {
  const { app, store, lines, failNext, clock } = await openTestApp();
  const url = '/api/v1/contact';
  const ask = (method: 'GET' | 'POST', path: string, payload?: string | object, headers: object = own) =>
    app.inject({ method, url: path, headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });

  const json = { ...own, 'content-type': 'application/json', 'idempotency-key': 'canario-0001' };
  expect((await ask('POST', url, { ...fields, captcha: solvedCaptcha() }, json)).statusCode).toBe(201);
  expect((await ask('POST', url, '{"from_name": canario', json)).statusCode).toBe(400);
  expect((await ask('POST', url, { ...fields, from_email: 'canario' })).statusCode).toBe(422);
  expect((await ask('POST', url, { ...fields, captcha: 'canario' })).statusCode).toBe(422);
  expect((await ask('POST', '/contactenos', fields)).statusCode).toBe(303);
  expect((await ask('GET', '/contactenos?fromService=canario&enviado=canario')).statusCode).toBe(200);
  expect((await ask('GET', '/canario/canario@correo.example?canario')).statusCode).toBe(404);
  expect((await ask('GET', '/api/canario')).statusCode).toBe(404);
  failNext('canario');
  expect((await ask('GET', '/contactenos?fromServiceId=nivel-1&fromService=canario2')).statusCode).toBe(500);

  const refusal = new DeliveryError('550', { refused: true, cause: new Error('550 <canario@correo.example> refused') });
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const transports = [{ name: 'smtp', deliver: () => Promise.reject(refusal) }];
  const worker = new Worker({
    store,
    kind: 'email',
    compose: async () => sampleMail(),
    transports,
    clock,
    log,
    storeLog: new StoreLog(log),
    random: Math.random,
  });
  await vi.waitFor(() => expect(lines.join('')).toContain('email not sent'), WAIT);
  await settle();
  await worker.stop();

  await store.schema.dropTable('outbox').execute();
  expect((await ask('POST', url, { ...fields, captcha: solvedCaptcha() })).statusCode).toBe(503);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => CANARY.test(line))).toEqual([]);
});

test('the log omits requests, replies and error messages', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const err = Object.assign(new TypeError('canario'), { code: 'E_CODE' });
  log.info({ req: { url: '/canario' }, res: { body: 'canario' }, err }, 'told');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(String),
      err: { type: 'TypeError', code: 'E_CODE', frames: expect.any(Array) },
      msg: 'told',
    },
  ]);
});

test('each request is logged as one line: method, page, status, duration and request ID', async () => {
  const { app, lines } = await openTestApp();
  await app.inject('/Servicios/BAR/?x=1');
  const entries = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(entries).toEqual([
    {
      level: 30,
      time: expect.any(String),
      reqId: 'req-1',
      method: 'GET',
      page: '/servicios',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
});

test('the log has no line of the checks that a proxy makes each second', async () => {
  const { app, lines } = await openTestApp();
  for (const path of ['/healthz', '/up']) await app.inject(path);
  expect(lines).toEqual([]);
});

import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { createCode } from '../../../server/desk/sign-in/codes.ts';
import { openDeskKey } from '../../../server/desk/sign-in/desk-key.ts';
import { erasePerson } from '../../../server/leads/erase.ts';
import type { AgencyMail } from '../../../server/mail/mail.ts';
import { DeliveryError } from '../../../server/outbox/transport.ts';
import { reclaimSpace } from '../../../server/store/store-space.ts';
import { tempFolder } from './fixture-dist.ts';
import { openTestApp, SITE_URL } from './test-app.ts';

type Settings = NonNullable<Parameters<typeof openTestApp>[0]>;

/** What a browser behind a proxy with TLS sends with each request. */
const BROWSER = { host: new URL(SITE_URL).host, 'x-forwarded-proto': 'https', 'user-agent': 'Chrome/140 Android' };

/** Fields of a form; one with several values is sent several times. */
type Fields = Readonly<Record<string, string | readonly string[]>>;
const encode = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  ).toString();

/** A server with the desk, on HTTPS behind a proxy; its codes are caught instead of sent. */
export async function openTestDesk({ env, ...settings }: Settings = {}) {
  const mails: AgencyMail[] = [];
  let isMailDown = false;
  const mailer = {
    name: 'caught',
    deliver: async (email: AgencyMail) => {
      mails.push(email);
      if (isMailDown) throw new DeliveryError('timeout');
    },
  };
  const opened = await openTestApp({
    env: { TRUST_PROXY: '127.0.0.1', DATA_DIR: tempFolder(), ...env },
    codeTransports: [mailer],
    erase: async (references) => {
      const deps = { store, outboxFolder: tempFolder(), now: clock.now() };
      const erased = await erasePerson(deps, references);
      return { ...erased, clean: await reclaimSpace(store) };
    },
    ...settings,
  });
  const { app, store, clock } = opened;
  const get = (url: string, headers: InjectOptions['headers'] = {}) =>
    app.inject({ url, headers: { ...BROWSER, ...headers } });
  const post = (url: string, fields: Fields, headers: InjectOptions['headers'] = {}, from?: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: given({
        ...BROWSER,
        origin: SITE_URL,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': from,
        ...headers,
      }),
      payload: encode(fields),
    });
  const ask = async () => cookieOf(await post(deskRoutes.sendCode, {}));
  const lastCode = () => /\d{8}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  const enter = (codigo: string, cookie?: string, from?: string) =>
    post(deskRoutes.signIn, { codigo }, cookie ? { cookie } : {}, from);
  return {
    ...opened,
    mails,
    get,
    post,
    ask,
    enter,
    lastCode,
    /** Mail is taken and never confirmed. */
    breakMail: () => {
      isMailDown = true;
    },
    printCode: async () => (await createCode({ store, key: openDeskKey(store) }, undefined, clock.now())).code,
    /** Signs a browser in; resolves to its cookie. */
    signIn: async () => {
      const browser = await ask();
      return cookieOf(await enter(lastCode(), browser));
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>;

const given = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/** The first cookie of a response, as the browser sends it back. */
export const cookieOf = ({ headers }: LightMyRequestResponse): string =>
  [headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';

/** What the desk showed last. */
export const lastView = ({ rendered }: Pick<TestDesk, 'rendered'>) =>
  (rendered.at(-1)?.locals as App.Locals | undefined)?.desk;

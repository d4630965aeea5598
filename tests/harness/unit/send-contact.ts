import type { FastifyInstance, InjectOptions } from 'fastify';
import { routes } from '../../../domain/routes.ts';
import { solvedCaptcha } from './fake-captcha.ts';
import { goodFields, SITE_URL } from './test-app.ts';

type App = Pick<FastifyInstance, 'inject'>;
/** What differs from a visitor on this machine. */
type From = Pick<InjectOptions, 'url' | 'remoteAddress'> & { readonly headers?: object };

/** Sends a message as the form's script does: a good one with a solved captcha, with changes to its fields. */
export const sendMessage = (app: App, fields: object = {}, { headers, ...from }: From = {}) =>
  app.inject({
    method: 'POST',
    url: routes.contactApi,
    ...from,
    payload: { ...goodFields, captcha: solvedCaptcha(), ...fields },
    headers: { origin: SITE_URL, ...headers },
  });

/** Sends the form as a browser without JavaScript does, by default with a good message. */
export const sendForm = (
  app: App,
  fields: Readonly<Record<string, string>> = goodFields,
  { headers, ...from }: From = {},
) =>
  app.inject({
    method: 'POST',
    url: routes.contact,
    ...from,
    payload: new URLSearchParams(fields).toString(),
    headers: { origin: SITE_URL, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

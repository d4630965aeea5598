import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { isRecord } from '../../domain/record.ts';
import { isNotFoundPage, routes } from '../../domain/routes.ts';
import { pathOf, queryOf } from '../../domain/site/url-parts.ts';
import { readDevice } from '../../domain/visits/device.ts';
import type { StepMark } from '../../domain/visits/funnel.ts';
import { AGENT_LENGTH } from '../../domain/visits/limits.ts';
import { knownPlan, stepOfPage } from '../../domain/visits/page-step.ts';
import { hostOf, readSource } from '../../domain/visits/source.ts';
import type { SavedMessage } from '../contact/intake/accept-message.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Seen } from './pending-visits.ts';
import type { Visits } from './visits.ts';

/** Browsers send an empty body. */
const BODY_LIMIT_BYTES = 64;

type VisitDeps = {
  readonly content: CurrentContent;
  readonly visits: Pick<Visits, 'see'>;
  readonly siteUrl: string;
  /** Whether a canonical path is a page for visitors. */
  readonly isPage: (path: string) => boolean;
  /** Turns a requested address into a canonical one. */
  readonly rewrite: (request: Pick<IncomingMessage, 'url'>) => string;
};

/** What the address alone tells about a visit: step, plan and page. */
type SeenPage = StepMark & { readonly page?: string };

/**
 * Counts what visitors do, after each response, so that no page waits for it. Pages that a browser prerendered are
 * reported to `POST /api/v1/view` once they are shown.
 */
export function countVisits(app: FastifyInstance, deps: VisitDeps): void {
  app.addHook('onResponse', (request, reply, done) => {
    const page = readResponse(deps, request, reply.statusCode);
    if (page) see(deps, request, page, request.headers.referer);
    done();
  });
  const errorHandler = ({ statusCode = 500 }, _request: unknown, reply: FastifyReply) =>
    reply.code(statusCode).header('cache-control', 'no-store').send();
  app.post(routes.viewApi, { bodyLimit: BODY_LIMIT_BYTES, errorHandler }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameOrigin(request, deps.siteUrl)) return reply.code(403).send();
    const address = ownAddress(deps, request);
    if (address === undefined) return reply.code(422).send();
    const page = readPage(deps, deps.rewrite({ url: address }));
    // No source: it was in the request of the page that prerendered this one.
    if (page) see(deps, request, page, undefined);
    return reply.code(204).send();
  });
}

/** Whether a `User-Agent` belongs to a program, by a maintained list; an empty one does. */
const isBot = (agent: string): boolean => agent === '' || isbot(agent.slice(0, AGENT_LENGTH));

function see({ visits, siteUrl }: VisitDeps, request: FastifyRequest, page: SeenPage, referrer: string | undefined) {
  const { headers, ip } = request;
  const { 'user-agent': agent = '', host = '' } = headers;
  if (isBot(agent)) return;
  const ownHosts = [hostOf(siteUrl), hostOf(`http://${host}`)];
  const source = page.page === undefined ? '' : readSource({ referrer, query: queryOf(request.url), ownHosts });
  const seen: Seen = { ...page, source, address: ip, agent, device: readDevice(agent, headers['sec-ch-ua-mobile']) };
  visits.see(seen);
}

/** Counts that a visitor sent a message, or only began one when it is held. */
export function seeSent(
  { see: note }: Pick<Visits, 'see'>,
  catalogue: Catalogue,
  { service, isHeld, address, agent = '' }: SavedMessage,
): void {
  if (isBot(agent)) return;
  const step = isHeld ? 'began' : 'sent';
  note({ step, plan: knownPlan(catalogue, service), source: '', address, agent, device: readDevice(agent) });
}

/**
 * Whether a response is a page that the visitor sees. False for scripts and frames, for programs, which send no
 * `Sec-Fetch-…`, and for a page that the browser fetched ahead: it reports itself once it is shown
 * (`src/layout/before-paint.ts`).
 */
const isShownPage = ({ method, headers }: FastifyRequest, status: number): boolean =>
  method === 'GET' &&
  (status === 200 || status === 304) &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined;

/** What the visitor who got this response did; undefined if it is not counted. */
function readResponse(deps: VisitDeps, request: FastifyRequest, status: number): SeenPage | undefined {
  const { method, headers, url, routeOptions, body } = request;
  const { catalogue } = deps.content();
  if (isShownPage(request, status)) return readPage(deps, url);
  if (routeOptions.url === routes.captchaApi && status === 200 && headers['sec-fetch-site'] === 'same-origin') {
    // The form requests its captcha when it is first touched; the address of its page names the plan.
    const plan = queryOf(ownAddress(deps, request) ?? '').get('fromServiceId');
    return { step: 'began', plan: knownPlan(catalogue, plan) };
  }
  if (method === 'POST' && routeOptions.url === routes.contact && (status === 303 || status === 422)) {
    // Without script a form is first seen when it is sent.
    return { step: 'began', plan: knownPlan(catalogue, isRecord(body) ? body['from_serviceid'] : '') };
  }
  return undefined;
}

function readPage({ content, isPage }: VisitDeps, url: string): SeenPage | undefined {
  const path = pathOf(url);
  const isShown = isPage(path) && !isNotFoundPage(path) && !path.endsWith('.xml');
  return isShown ? { ...stepOfPage(content().catalogue, path, queryOf(url)), page: path } : undefined;
}

/** Path and query of the page that sent the request; undefined unless it is one of this site. */
function ownAddress({ siteUrl }: VisitDeps, { headers: { referer = '', host } }: FastifyRequest): string | undefined {
  const url = URL.parse(referer);
  return url && (url.origin === siteUrl || url.host === host) ? url.pathname + url.search : undefined;
}

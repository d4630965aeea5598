import { expect } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { routes } from '../../../domain/routes.ts';
import { readEmails } from '../../harness/emails.ts';
import type { MailedSite } from '../../harness/open-site.ts';
import { until } from '../../harness/until.ts';
import { PHONE } from '../../viewports.ts';
import type { Journey } from '../journey.ts';
import { SECURE_NAME } from '../secure-site.ts';
import type { Visitor } from '../visitor.ts';

const CODE = '[name=codigo]';
/** What a browser may keep of a session. */
const SESSION = { name: '__Host-escritorio', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' };

const untilTitle = (visitor: Visitor, title: string) =>
  visitor.until(`«${title}»`, (words) => document.querySelector('h1')?.textContent === words, title);

/** Asks the server itself, without Caddy, by a name to which plain HTTP would go over the network. */
async function expectHttpsRequired(visitor: Visitor, site: MailedSite): Promise<void> {
  const { port } = new URL(site.url);
  await visitor.tab.open(`http://${SECURE_NAME}:${port}${deskRoutes.signIn}`);
  await untilTitle(visitor, deskWords.notices.insecure.title);
}

async function expectNoCookies(visitor: Visitor): Promise<void> {
  for (const path of [routes.home, routes.contact, routes.privacy]) {
    await visitor.goTo(path);
    expect(await visitor.tab.cookies(), path).toEqual([]);
  }
}

/** Signs in on a phone by a mailed code. */
export async function signIn(visitor: Visitor, { emails }: MailedSite): Promise<void> {
  const { tab } = visitor;
  await visitor.goTo(deskRoutes.signIn);
  await visitor.click(`[action="${deskRoutes.sendCode}"] button`);
  await visitor.untilShown(`${CODE}[autofocus]`);
  await until('the code arrives', async () => (await readEmails(emails)).length > 0);
  const [mail] = await readEmails(emails);
  await tab.type(CODE, /\d{8}/.exec(mail?.text ?? '')?.[0] ?? '');
  await tab.press('Enter');
  await visitor.arriveAt(deskRoutes.inbox);
  // Firefox keeps the one of the code, which has just expired, for a moment.
  await until('the session alone has a cookie', async () => (await tab.cookies()).length === 1);
  expect(await tab.cookies()).toEqual([expect.objectContaining(SESSION)]);
}

/** Follows a link of another site, with which browsers do not send the cookie. */
async function arriveFromElsewhere(visitor: Visitor, site: MailedSite): Promise<void> {
  await visitor.tab.open(site.url);
  await visitor.tab.evaluate((url) => void setTimeout(() => location.assign(url)), visitor.url + deskRoutes.inbox);
  await untilTitle(visitor, deskWords.inbox.title);
}

async function enter(visitor: Visitor, site: MailedSite): Promise<void> {
  await expectHttpsRequired(visitor, site);
  await expectNoCookies(visitor);
  await signIn(visitor, site);
  await arriveFromElsewhere(visitor, site);
}

export const desk: readonly Journey[] = [
  { name: 'desk: only over HTTPS, signs in by a code', size: PHONE, secure: true, run: enter },
];

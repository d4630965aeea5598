import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { deskMail, deskWords } from '../../../domain/desk/words.ts';
import { routes } from '../../../domain/routes.ts';
import { newVisitor, postForm } from '../../harness/contact-form.ts';
import type { MailedSite } from '../../harness/open-site.ts';
import { HOSTILE_TEXTS } from '../../harness/unit/hostile-texts.ts';
import { until } from '../../harness/until.ts';
import { PHONE } from '../../viewports.ts';
import type { Journey } from '../journey.ts';
import { SECURE_NAME } from '../secure-site.ts';
import type { Visitor } from '../visitor.ts';

/** Stays below the limit of a message. */
const MESSAGE_CHARACTERS = 4_500;
const CODE = '[name=codigo]';
const LEADS = 'ol a';
/** What a browser may keep of a session. */
const SESSION = { name: '__Host-escritorio', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' };

/** The hostile texts, as many in a message as fit. */
function hostileMessages(): string[] {
  const messages = [''];
  for (const text of HOSTILE_TEXTS) {
    const last = messages.at(-1) ?? '';
    if (last.length + text.length > MESSAGE_CHARACTERS) messages.push(text);
    else messages[messages.length - 1] = `${last}\n${text}`;
  }
  return messages;
}

/** The codes that have been mailed. */
async function mailedCodes(folder: string): Promise<readonly string[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.flatMap(({ subject, text }) =>
    subject === deskMail.subject ? [/\d{8}/.exec(text ?? '')?.[0] ?? ''] : [],
  );
}

async function sendHostile(url: string, person: string): Promise<number> {
  const messages = hostileMessages();
  for (const message of messages) {
    await postForm(url, { from_name: message.slice(0, 90).replace(/\s/g, ' '), from_email: person, message });
  }
  return messages.length;
}

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
  await until('the code arrives', async () => (await mailedCodes(emails)).length > 0);
  const [code = ''] = await mailedCodes(emails);
  await tab.type(CODE, code);
  await tab.press('Enter');
  await visitor.arriveAt(deskRoutes.inbox);
  expect(await tab.cookies()).toEqual([expect.objectContaining(SESSION)]);
}

/** Follows a link of another site, with which browsers do not send the cookie. */
async function arriveFromElsewhere(visitor: Visitor, site: MailedSite): Promise<void> {
  await visitor.tab.open(site.url);
  await visitor.tab.evaluate((url) => void setTimeout(() => location.assign(url)), visitor.url + deskRoutes.inbox);
  await untilTitle(visitor, deskWords.inbox.title);
}

/** Opens each lead of a person; scripts of its texts would be elements, or console errors. */
async function readLeads(visitor: Visitor, person: string, sent: number): Promise<void> {
  const { tab } = visitor;
  await visitor.goTo(`${deskRoutes.inbox}?buscar=${encodeURIComponent(person)}`);
  const read = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
  const leads = await tab.evaluate(read, LEADS);
  expect(leads).toHaveLength(sent);
  for (const path of leads) {
    await visitor.goTo(path);
    const found = () => document.querySelectorAll('script, iframe, object, embed, base, img').length;
    expect(await tab.evaluate(found), path).toBe(0);
  }
}

async function enterAndRead(visitor: Visitor, site: MailedSite): Promise<void> {
  await expectHttpsRequired(visitor, site);
  await expectNoCookies(visitor);
  const person = newVisitor();
  const sent = await sendHostile(site.url, person);
  await signIn(visitor, site);
  await arriveFromElsewhere(visitor, site);
  await readLeads(visitor, person, sent);
}

export const desk: readonly Journey[] = [
  {
    name: 'desk: over HTTPS, signs in by a code, and hostile texts do not run',
    size: PHONE,
    secure: true,
    run: enterAndRead,
  },
];

import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords as words } from '../../../domain/desk/editor/words.ts';
import { formatMoney } from '../../../domain/price.ts';
import type { MailedSite } from '../../harness/open-site.ts';
import { examplePlan } from '../../harness/plans.ts';
import { PHONE } from '../../viewports.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';
import { signIn } from './desk.ts';

const AMOUNT = '[name="price.amount"]';
const BODY = `[name="${FORM_FIELDS.body}"]`;
const BOLD = '[data-md-button=bold]';
const BUTTON = `button[name=${FORM_FIELDS.button}]`;

const untilSaid = (visitor: Visitor, text: string) =>
  visitor.until(`«${text}»`, (wanted) => document.body.textContent?.includes(wanted), text);

/** Replaces the text of a field, as typing over it does. */
async function retype({ tab }: Visitor, selector: string, text: string): Promise<void> {
  await tab.evaluate((wanted) => {
    const field = document.querySelector<HTMLInputElement>(wanted);
    if (field) field.value = '';
  }, selector);
  await tab.type(selector, text);
}

async function changePrice(visitor: Visitor): Promise<void> {
  const dearer = (examplePlan.price?.amount ?? 0) + 31;
  await visitor.goTo(deskRoutes.contentFile(`plans/${examplePlan.id}.yaml`));
  await retype(visitor, AMOUNT, String(dearer));
  // The first button of the form saves; publishing is a press of its own.
  await visitor.tab.press('Enter');
  await untilSaid(visitor, words.done.guardado);
  await visitor.goTo(deskRoutes.preview(examplePlan.path));
  await untilSaid(visitor, formatMoney(dearer));
  await visitor.goTo(deskRoutes.pendingContent);
  await visitor.click(`${BUTTON}[value=publicar]`);
  await untilSaid(visitor, words.done.publicado);
  await visitor.goTo(examplePlan.path);
  await untilSaid(visitor, formatMoney(dearer));
}

async function takeBack(visitor: Visitor): Promise<void> {
  await visitor.goTo(deskRoutes.contentHistory);
  await untilSaid(visitor, words.history.about[0] ?? '');
  await visitor.click(`form[action="${deskRoutes.contentHistory}"] button[name=volver]`);
  await untilSaid(visitor, words.done.publicado);
  await visitor.goTo(examplePlan.path);
  await untilSaid(visitor, formatMoney(examplePlan.price?.amount ?? 0));
}

/** Makes the first words of a guide bold with its toolbar, the only script of the desk. */
async function formatGuide(visitor: Visitor): Promise<void> {
  const [guide = ''] = readdirSync('content/whitepapers');
  await visitor.goTo(deskRoutes.contentFile(`whitepapers/${guide}`));
  await visitor.untilShown(BOLD);
  await visitor.tab.evaluate((selector) => {
    const field = document.querySelector<HTMLTextAreaElement>(selector);
    field?.focus();
    field?.setSelectionRange(0, 2);
  }, BODY);
  await visitor.click(BOLD);
  const begins = await visitor.tab.evaluate(
    (selector) => document.querySelector<HTMLTextAreaElement>(selector)?.value.slice(0, 8) ?? '',
    BODY,
  );
  expect(begins).toMatch(/^\*\*.{2}\*\*/);
}

async function edit(visitor: Visitor, site: MailedSite): Promise<void> {
  await signIn(visitor, site);
  await changePrice(visitor);
  await takeBack(visitor);
  await formatGuide(visitor);
}

export const editor: readonly Journey[] = [
  {
    name: 'editor: a price is saved, previewed, published and taken back, and a guide has its toolbar',
    size: PHONE,
    secure: true,
    run: edit,
  },
];

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Content } from '../../../domain/content/content.ts';
import type { Names } from '../../../domain/content/fields.ts';
import type { GroupShape } from '../../../domain/content/form/shape.ts';
import { pageOfFile } from '../../../domain/content/page-files.ts';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { isLogo, LOGO_FOLDER } from '../../../domain/site/photo.ts';
import { PICTURE_NAMES } from '../../../domain/whitepapers/whitepaper.ts';
import type { whitepaperFileSchema } from '../../../domain/whitepapers/whitepaper-file.ts';
import { factsOf } from '../../content/facts.ts';
import { renderWhitepaper } from '../../content/read-records.ts';
import type { Editor } from '../../editor/editor.ts';
import { inFolder } from '../../editor/file-text.ts';
import { textsNaming } from '../../editor/find-texts.ts';
import { hiddenAddress } from '../../editor/hidden.ts';
import { slugIn } from '../../editor/links.ts';
import { type Shown, viewOf } from './edit-view.ts';
import { type EditorPart, namesReplaced, placeIn, withNames } from './editor-request.ts';

/** Returns a function that shows the form of a file with these values. */
export const openFormPage =
  (part: EditorPart) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: GroupShape | undefined,
    shown: Shown,
    more: Partial<EditView> = {},
  ): Promise<FastifyReply> => {
    const { editor, pages, content, clock } = part;
    const draft = await draftOf(part);
    const help = await helpOf(draft, shown.body, part);
    const slug = shown.part ? undefined : slugIn(draft.catalogue, shown.path);
    const [place, names] = [placeIn(request), namesReplaced(request)];
    const address = slug === undefined ? undefined : { action: moveAction(shown.path, place, names), slug };
    const pageIn = (of: Content) => pageOfFile(of, inFolder(shown.path));
    const file = { file: shown.path, text: shown.base ?? '' };
    const hidden = await hiddenAddress(editor, file, dayInEcuador(clock.now()));
    const ways = hidden
      ? { preview: deskRoutes.hiddenPreview(hidden) }
      : { preview: deskRoutes.preview(pageIn(draft)), live: pageIn(content()) };
    const carried = {
      site: place ? deskRoutes.preview(place) : undefined,
      action: withNames(deskRoutes.contentFile(inFolder(shown.path), shown.part, place), names),
      mentions: await mentionsOf(editor, names),
    };
    return pages.show(request, reply, 'edit', viewOf(form, shown, { ...help, address, ...ways, ...carried, ...more }));
  };

/** Of the form for another address, which keeps the place and the names as the form of the file does. */
const moveAction = (path: string, place: string, names: readonly string[]) =>
  withNames(deskRoutes.moveContent(inFolder(path), place), names);

/** Names that were replaced, with the texts that still say them; the forms of these texts carry the names on. */
async function mentionsOf(editor: Editor, names: readonly string[]): Promise<EditView['mentions']> {
  const files = names.length > 0 ? await editor.files() : [];
  const foundOf = (name: string) =>
    textsNaming(files, name).map((text) => ({ ...text, href: withNames(text.href, names) }));
  return names.map((name) => ({ name, found: foundOf(name) })).filter(({ found }) => found.length > 0);
}

/** The content with what is pending, or as it is shown while that has problems, with what forms may name of it. */
export async function draftOf({ editor, content }: EditorPart): Promise<Content> {
  const draft = await editor.draft();
  return draft.content ?? { ...content(), ...draft.named };
}

/** What a form shows beside its fields: what they may name in a content, and of a guide its text as readers see it. */
export async function helpOf(
  content: Content,
  body: string | undefined,
  { whitepapers }: EditorPart,
): Promise<Pick<EditView, 'names' | 'facts' | 'html'>> {
  const isGuide = body !== undefined;
  return {
    names: namesIn(content, isGuide),
    facts: factsOf(content),
    html: isGuide ? await readGuideText(body, content, whitepapers) : undefined,
  };
}

/** What the fields of a form may name: of a guide, photographs only. */
const namesIn = ({ pictures, plans, projects, catalogue, planPage }: Content, isGuide: boolean): Names => {
  const services = catalogue.services.map(({ slug, name }) => ({ value: slug, label: name }));
  const kinds = Object.entries(planPage.kinds).map(([value, label]) => ({ value, label }));
  const ofKinds = new Set(kinds.flatMap(({ value, label }) => [value, label.toLowerCase()]));
  return {
    picture: Object.keys(pictures).flatMap((path) => {
      if (isLogo(path)) return isGuide ? [] : path.slice(LOGO_FOLDER.length);
      return path.startsWith('images/') ? path.slice('images/'.length) : [];
    }),
    plan: Object.entries(plans).map(([value, { title }]) => ({ value, label: title })),
    project: projects.map(({ slug, title }) => ({ value: slug, label: title })),
    service: services,
    'plan-type': [
      ...kinds,
      ...services.filter(({ value, label }) => !ofKinds.has(value) && !ofKinds.has(label.toLowerCase())),
    ],
  };
};

/** Stands in for what the form of a guide holds besides its text. */
const ANY: z.infer<typeof whitepaperFileSchema> = {
  title: 'x',
  description: 'x',
  date: '2000-01-01',
  tags: ['x'],
  keywords: ['x'],
  picture: PICTURE_NAMES[0],
  draft: false,
};

/**
 * The text of a guide (Markdown) as readers of this content would see it, sanitized; undefined for one that cannot be
 * shown, as with a photograph that does not exist, and when guides come from elsewhere.
 */
async function readGuideText(text: string, content: Content, whitepapers: EditorPart['whitepapers']) {
  const file = renderWhitepaper({ file: 'content/whitepapers/x.md', slug: 'x', text, value: ANY }, factsOf(content));
  const list = await whitepapers.prepare({ ...content, whitepaperFiles: [file] });
  return list?.find(({ slug_es }) => slug_es === file.slug)?.content_es;
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { PhotosView, PhotoView, UploadProblem } from '../../../domain/desk/editor/photo-views.ts';
import { routes } from '../../../domain/routes.ts';
import { isLogo } from '../../../domain/site/photo.ts';
import { type Picture, photoFallback } from '../../../domain/site/picture-address.ts';
import { takeUpload } from '../../editor/uploads.ts';
import { deviceOf, type EditorPart, redirectDone, savedDone } from './editor-request.ts';
import { draftOf } from './form-page.ts';

const LIMITS = { fileSize: 20 * 1024 * 1024, files: 20, fields: 5, fieldSize: 200 } as const;
type Refused = PhotosView['refused'][number];

/** The photographs: what there is, new ones, and others in their place. */
export async function photoRoutes(scope: FastifyInstance, part: EditorPart): Promise<void> {
  const { pages } = part;
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });

  const list = async (): Promise<readonly PhotoView[]> =>
    Object.entries((await draftOf(part)).pictures)
      .flatMap(([path, picture]) => (path.startsWith('images/') && !isLogo(path) ? viewOf(path, picture) : []))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es', { numeric: true }));
  scope.get(deskRoutes.photos, async (request, reply) =>
    pages.show(request, reply, 'photos', { photos: await list(), refused: [] }),
  );

  // Without a limit of its own: that would hold for other types, which are read into memory before the session is known.
  scope.post(deskRoutes.photos, async (request, reply) => {
    const received = await receive(request, part);
    if (received.refused.length === 0) return redirectDone(reply, deskRoutes.photos, await savedDone(part.editor));
    return pages.show(request, reply.code(422), 'photos', { photos: await list(), ...received });
  });
}

/**
 * Receives photographs and saves each as it comes, so that no other takes its name; a folder of their own keeps them no
 * longer than that. Resolves to those that were saved and those that were refused.
 */
async function receive(request: FastifyRequest, part: EditorPart): Promise<Pick<PhotosView, 'saved' | 'refused'>> {
  const saved: string[] = [];
  const refused: Refused[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  let replaced: string | undefined;
  try {
    for await (const sent of request.parts()) {
      if (sent.type === 'file') {
        const into = { folder, replaced, device: deviceOf(request) };
        const problem = await receiveOne(sent, part, into).catch((err: unknown) => {
          // Nothing follows on a connection that broke.
          if (request.raw.errored) throw err;
          request.log.error({ err }, 'photograph not saved');
          // A browser sends the others before it reads what became of this one.
          sent.file.resume();
          return 'failed' as const;
        });
        if (problem) refused.push({ name: sent.filename, problem });
        else saved.push(sent.filename);
        // Only the first goes there; the others are new.
        replaced = undefined;
      } else if (sent.fieldname === FORM_FIELDS.replacedPhoto) replaced = String(sent.value) || undefined;
    }
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'FST_FILES_LIMIT') throw error;
    refused.push({ name: '', problem: 'tooMany' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { saved, refused };
}

type Into = { readonly folder: string; readonly replaced: string | undefined; readonly device: string };

/** Receives and saves one; resolves to why it was refused. */
async function receiveOne(
  sent: MultipartFile,
  { editor, pictures, clock }: EditorPart,
  { folder, replaced, device }: Into,
): Promise<UploadProblem | undefined> {
  const { filename: name } = sent;
  const file = join(folder, 'photo');
  // Not a pipeline, which ends the upload when the file cannot be written.
  await writeFile(file, sent.file.iterator({ destroyOnReturn: false }), { mode: 0o600 });
  // A browser sends an empty file when none was chosen.
  if (name === '') return 'none';
  if (sent.file.truncated) return 'tooLarge';
  const photo = await takeUpload(editor, pictures, { name, file }, { replaced, now: clock.now() });
  if (typeof photo === 'string') return photo;
  await editor.save([photo], device);
  return undefined;
}

function viewOf(path: string, picture: Picture): PhotoView {
  const { hash, width, height } = picture;
  const src = routes.picture({ hash, ...photoFallback(picture, 'card') });
  return { path: `content/${path}`, name: path.slice('images/'.length), src, width, height };
}

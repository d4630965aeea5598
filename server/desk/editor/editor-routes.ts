import type { FastifyInstance } from 'fastify';
import { editRoutes } from './edit-routes.ts';
import { type EditorPart, noteSeen, readLongForms } from './editor-request.ts';
import { historyRoutes } from './history-routes.ts';
import { listRoutes } from './list-routes.ts';
import { moveRoutes } from './move-routes.ts';
import { newRoutes } from './new-routes.ts';
import { pendingRoutes } from './pending-routes.ts';
import { photoRoutes } from './photo-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { removeRoutes } from './remove-routes.ts';

/** The editor of the content, in a scope of its own for its long forms. */
export async function editorRoutes(scope: FastifyInstance, part: EditorPart): Promise<void> {
  await scope.register(async (inside) => {
    readLongForms(inside);
    noteSeen(inside, part.editor);
    listRoutes(inside, part);
    editRoutes(inside, part);
    newRoutes(inside, part);
    removeRoutes(inside, part);
    moveRoutes(inside, part);
    pendingRoutes(inside, part);
    historyRoutes(inside, part);
    previewRoutes(inside, part);
    await photoRoutes(inside, part);
  });
}

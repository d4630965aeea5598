import type { FastifyInstance } from 'fastify';
import { editRoutes } from './edit-routes.ts';
import { type EditorPart, noteSeen } from './editor-request.ts';
import { historyRoutes } from './history-routes.ts';
import { listRoutes } from './list-routes.ts';
import { newRoutes } from './new-routes.ts';
import { pendingRoutes } from './pending-routes.ts';
import { photoRoutes } from './photo-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { moveRoutes, removeRoutes } from './structure-routes.ts';

/** The editor of the content, for a scope of its own. */
export async function editorRoutes(scope: FastifyInstance, part: EditorPart): Promise<void> {
  noteSeen(scope, part.editor);
  listRoutes(scope, part);
  editRoutes(scope, part);
  newRoutes(scope, part);
  removeRoutes(scope, part);
  moveRoutes(scope, part);
  pendingRoutes(scope, part);
  historyRoutes(scope, part);
  previewRoutes(scope, part);
  await photoRoutes(scope, part);
}

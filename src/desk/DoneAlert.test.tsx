import { expect, test } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { renderToStaticMarkup } from '../../tests/harness/unit/render-with-content.tsx';
import { DoneAlert } from './DoneAlert.tsx';

test.each([
  ['guardado', false, true],
  ['en-espera', false, true],
  ['guardado', true, false],
  ['publicado', false, false],
] as const)(
  'after «%s», on the list of pending changes: %s, a link leads to that list: %s',
  (done, listsPending, leads) => {
    const html = renderToStaticMarkup(<DoneAlert done={done} listsPending={listsPending} />);
    expect(html.includes(`href="${deskRoutes.pendingContent}"`)).toBe(leads);
  },
);

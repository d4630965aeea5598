import { shapeOf } from '../../../domain/content/form/shape.ts';
import type { servicePageSchema } from '../../../domain/content/pages/service.ts';
import type { ContentProblem } from '../../../domain/desk/editor/views.ts';
import { newServiceSchema } from '../../../domain/plans/catalogue.ts';
import type { Form } from './edit-view.ts';

/** What menus say of the service, beside the words of its page. */
const MENU = 'menu';

type Values = Readonly<Record<string, unknown>>;

/** The form of a new service: its line in the catalogue and its page at once. */
export function openServiceForm(form: Form): Form {
  const page = form.shape.fields.filter(
    ([name]) => name !== ('service' satisfies keyof typeof servicePageSchema.shape),
  );
  return { ...form, shape: { ...form.shape, fields: [[MENU, shapeOf(newServiceSchema)], ...page] } };
}

/** Takes the values of the form apart. */
export function readService(value: Values): { readonly menu: Values; readonly page: Values } {
  const { [MENU]: menu, ...page } = value;
  return { menu: (menu ?? {}) as Values, page };
}

const SERVICE = /^services\.\d+/;
/** Whether a problem is one of the services in the catalogue. */
export const isOfMenu = (file: string, field = ''): boolean => file === 'content/catalogue.yaml' && SERVICE.test(field);

/** A problem of the service's line in the catalogue, as one of the form's. */
export const inServiceForm = (problem: ContentProblem): ContentProblem => ({
  ...problem,
  field: problem.field?.replace(SERVICE, MENU),
});

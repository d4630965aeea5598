/** Names of the fields of the editor's forms, besides those of the file. */
export const FORM_FIELDS = {
  button: 'hacer',
  /** The text of the file that the form was made from. */
  base: 'desde',
  /** The text of a Markdown file. */
  body: 'cuerpo',
  /** Where a new plan is shown: `category.family`. */
  family: 'familia',
  /** The last part of a page's address. */
  slug: 'direccion',
} as const;

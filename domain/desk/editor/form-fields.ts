/** Names of the fields of the editor's forms, besides those of the file. */
export const FORM_FIELDS = {
  button: 'hacer',
  /** The text of the file that the form was made from. */
  base: 'desde',
  /** A whole form that was not saved, as it was sent. */
  again: 'otra-vez',
  /** The text of a Markdown file. */
  body: 'cuerpo',
  /** The last part of a page's address. */
  slug: 'direccion',
  /** The photograph to place in a guide, and what it shows. */
  photo: 'foto',
  photoText: 'foto-texto',
  /** The photograph in whose place an uploaded one goes. */
  replacedPhoto: 'en',
  /** When the pending changes are to be published. */
  moment: 'cuando',
  /** The path of a file that a list of changes shows. */
  listed: 'listado',
  /** What was pending of that file when the list was shown, or the last publication of a list of those. */
  version: 'version',
  /** In the address of the page after a form: a name that it replaced. */
  replaced: 'reemplazado',
} as const;

/** Values of the buttons that change the text of a guide, or show it again, without saving it. */
export const GUIDE_BUTTONS = { look: 'ver', photo: 'foto' } as const;

/**
 * Turns a name into the form it takes in an address: «Ilaló» → `ilalo`.
 * Accents are dropped, anything that is not a letter or a digit becomes one hyphen.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

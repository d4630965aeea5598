/**
 * Keeps what was typed and not yet sent in the tab: a reload or a crash loses nothing, closing the tab forgets
 * it, and so does `reset`, which the form does once the server has the message. Imports nothing, so that it is
 * printed into the page and works before the form's own script is fetched.
 */
const STORAGE_KEY = 'contact-draft';

const form = document.querySelector<HTMLFormElement>('main form');
// Hidden fields belong to the page's address, not to the draft.
const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea') ?? [])];

try {
  const draft: Record<string, string> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  for (const box of boxes) box.value ||= draft[box.name] ?? '';
  form?.addEventListener('input', () => {
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries(boxes.map(({ name, value }) => [name, value]))),
    );
  });
  form?.addEventListener('reset', () => sessionStorage.removeItem(STORAGE_KEY));
} catch {
  // Storage is forbidden or holds something else: the form works, it only cannot survive a reload.
}

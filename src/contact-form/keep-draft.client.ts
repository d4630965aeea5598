/**
 * Keeps what was typed and not yet sent in the tab: a reload or a crash loses nothing, closing the tab forgets
 * it, and so does `reset`, which the form does once the server has the message. Imports nothing, so that it is
 * printed into the page and works before the form's own script is fetched.
 */
const STORAGE_KEY = 'contact-draft';
/** Where the reference of the last message that was posted without the form's script is kept. */
const SENT_KEY = 'contact-sent';

const form = document.querySelector<HTMLFormElement>('[data-client="keep-draft"]');
// Only what a visitor types into: what stands beside the fields belongs to the address, or to nobody.
const boxes = [...(form?.querySelectorAll<HTMLInputElement>('fieldset :is(input, textarea)') ?? [])];

function keep(): void {
  const draft = Object.fromEntries(boxes.map(({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage is full: an error for every key pressed would help no one.
  }
}

try {
  // This page confirms a message, for the first time: the draft is that message, and would invite to send it twice.
  const { sent } = form?.dataset ?? {};
  if (sent && sessionStorage.getItem(SENT_KEY) !== sent) {
    sessionStorage.setItem(SENT_KEY, sent);
    sessionStorage.removeItem(STORAGE_KEY);
  }
  const draft: Record<string, string> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  for (const box of boxes) box.value ||= draft[box.name] ?? '';
  form?.addEventListener('input', keep);
  form?.addEventListener('reset', () => sessionStorage.removeItem(STORAGE_KEY));
} catch {
  // Storage is forbidden or holds something else: the form works, it only cannot survive a reload.
}

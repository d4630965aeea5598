/**
 * Keeps what is typed into the contact form in `sessionStorage`, so that a reload or a crash loses nothing. The form
 * resets itself once its message is stored, which deletes the draft. Runs before the form is hydrated. Imports nothing,
 * so that Astro prints it inline.
 */
const STORAGE_KEY = 'contact-draft';
/** The references, each after a space, of the messages whose draft was deleted: «Back» leads to earlier ones again. */
const SENT_KEY = 'contact-sent';

/** Looked up each time: where a translator or an extension has changed the page, hydration replaces the whole form. */
const findForm = () => document.querySelector<HTMLFormElement>('[data-client="keep-draft"]');
// Not the hidden fields, whose values come from the page's URL.
const findBoxes = () => [...(findForm()?.querySelectorAll<HTMLInputElement>('fieldset :is(input, textarea)') ?? [])];
const readSent = () => sessionStorage.getItem(SENT_KEY) ?? '';
const readBoxes = (): Record<string, string> => Object.fromEntries(findBoxes().map(({ name, value }) => [name, value]));

/** Deletes the draft of a stored message. */
function forget(): void {
  sessionStorage.setItem(SENT_KEY, `${readSent()} ${findForm()?.dataset['sent'] ?? ''}`);
  sessionStorage.removeItem(STORAGE_KEY);
}

/** Below a confirmation the form is folded; what was typed after it must be seen. */
function unfold(): void {
  const fold = findForm()?.querySelector('details');
  if (fold && findBoxes().some(({ value }) => value)) fold.open = true;
}

/** Fills only empty fields: text from the server was posted after the draft was saved. */
function restore(): void {
  const { sent } = findForm()?.dataset ?? {};
  // This page is the first to confirm this message, so the draft is that message.
  if (sent && !readSent().split(' ').includes(sent)) forget();
  const draft: Record<string, string> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  for (const box of findBoxes()) box.value ||= draft[box.name] ?? '';
  unfold();
}

/** Storage may be forbidden, full or invalid: the form still works, but its text does not survive a reload. */
function tryStorage(action: () => void): void {
  try {
    action();
  } catch {}
}

// A refused post is answered with this page, and «Back» to it would ask the visitor to send the form again.
history.replaceState(history.state, '');

let typed = readBoxes();
const start = () => {
  tryStorage(restore);
  typed = readBoxes();
};
// While a page is prerendered, the draft is still written on the page before it.
const { prerendering = false } = document as Document & { readonly prerendering?: boolean };
if (prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();

const first = findForm();
let focused = '';
document.addEventListener('focusin', ({ target }) => {
  focused = (target as HTMLInputElement).name;
});
document.addEventListener('input', () => {
  typed = readBoxes();
  tryStorage(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(typed)));
});
document.addEventListener('reset', () => tryStorage(forget));
// Hydration resets a textarea to the text from the server; a form that it replaces is empty and without focus.
document.addEventListener('hydrated', () => {
  for (const box of findBoxes()) if (box.value === box.defaultValue) box.value = typed[box.name] ?? '';
  unfold();
  if (findForm() === first) return;
  findBoxes()
    .find(({ name }) => name === focused)
    ?.focus();
});

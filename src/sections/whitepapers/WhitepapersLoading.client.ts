/**
 * Shows the spinner, asks the server for the whitepapers and reloads the page once it has them. The server responds
 * after the news host has; when that fails, the message is shown again.
 */
const place = document.querySelector<HTMLElement>('[data-client="WhitepapersLoading"]');
const spinner = place?.querySelector('[data-part="spinner"]');
const message = place?.querySelector('[data-part="message"]');

function showSpinner(isShown: boolean): void {
  spinner?.toggleAttribute('hidden', !isShown);
  message?.toggleAttribute('hidden', isShown);
}

async function load(address: string): Promise<void> {
  showSpinner(true);
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) location.reload();
  else showSpinner(false);
}

const address = place?.dataset['address'];
if (address) void load(address);

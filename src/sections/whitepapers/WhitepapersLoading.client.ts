/**
 * Where whitepapers are still on their way: shows the spinner, asks the server until its own source has answered,
 * and loads the page again when there is something to read. Otherwise the message that was there comes back.
 */
const place = document.querySelector<HTMLElement>('[data-news]');
const [spinner, message] = place?.children ?? [];

function show(shown: Element | undefined): void {
  spinner?.toggleAttribute('hidden', shown !== spinner);
  message?.toggleAttribute('hidden', shown !== message);
}

async function wait(address: string): Promise<void> {
  show(spinner);
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else show(message);
}

const address = place?.dataset['news'];
if (address) void wait(address);

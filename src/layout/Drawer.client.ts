/** Closes the drawer when a link in it is followed or focus leaves it. */

/** How long the drawer stays open after one of its buttons is pressed, so that the press is visible. */
const BUTTON_DELAY_MS = 200;

const drawer = document.querySelector<HTMLElement>('#menu');

drawer?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (link) setTimeout(() => drawer.hidePopover(), link.dataset['variant'] ? BUTTON_DELAY_MS : 0);
});

// An open drawer covers the page: an element behind it must not have focus.
drawer?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) drawer.hidePopover();
});

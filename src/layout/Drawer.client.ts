/** Closes the drawer once a link in it is followed, or when the focus leaves it. */

/** How long the drawer stays after one of its buttons is pressed, so that the press is seen. */
const BUTTON_DELAY_MS = 200;

const drawer = document.querySelector<HTMLElement>('#menu');

drawer?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (link) setTimeout(() => drawer.hidePopover(), link.dataset['variant'] ? BUTTON_DELAY_MS : 0);
});

// An open drawer covers the page: an element behind it must not have the focus.
drawer?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) drawer.hidePopover();
});

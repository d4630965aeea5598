/** Closes the drawer when a link in it is followed, and the drawer and the dropdown when focus leaves them. */

/** How long the drawer stays open after one of its buttons is pressed, so that the press is visible. */
const BUTTON_DELAY_MS = 200;

const drawer = document.querySelector<HTMLElement>('#_menu');

drawer?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (link) setTimeout(() => drawer.hidePopover(), link.dataset['variant'] ? BUTTON_DELAY_MS : 0);
});

// They cover the page: an element behind them must not have focus. The dropdown's button is beside it, and closes it by itself.
for (const popover of document.querySelectorAll<HTMLElement>('#_menu, #_servicios')) {
  popover.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && popover.contains(relatedTarget);
    const isBeside = relatedTarget instanceof Element && relatedTarget.matches('[popovertarget=_servicios]');
    if (relatedTarget && !isInside && !isBeside) popover.hidePopover();
  });
}

import type { Input } from './record-input.ts';

/** The event once more; that of a pointer at the centre of its cell, because the page may have moved. */
function copyOf({ event, target }: Input): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  // Some browsers send a click as the event of a pointer.
  if (!(event instanceof PointerEvent) || event.type === 'click') return new MouseEvent(event.type, event);
  const { left, top, width, height } = target.getBoundingClientRect();
  const { type, pointerId, button, buttons } = event;
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  return new PointerEvent(type, { bubbles: true, pointerId, button, buttons, ...place });
}

/**
 * Repeats recorded inputs on the hydrated grid. Runs to its end before the visitor's next event; in between, React
 * renders what each input has changed.
 */
export async function repeatInputs(inputs: readonly Input[], grid: HTMLElement): Promise<void> {
  const { activeElement: focused } = document;
  let pressedOn: Element | undefined;
  for (const input of inputs) {
    await null;
    // Arrow keys moved nothing while they were recorded.
    const isNextKey = input.event instanceof KeyboardEvent && input.target === pressedOn;
    const target = isNextKey && grid.contains(document.activeElement) ? document.activeElement : input.target;
    if (input.event instanceof KeyboardEvent) pressedOn = input.target;
    target?.dispatchEvent(copyOf(input));
  }
  if (focused instanceof HTMLElement && !grid.contains(focused)) focused.focus();
}

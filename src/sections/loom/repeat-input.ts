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

/** Chooses the thread that React knows; returns the click for another one that the browser itself has restored. */
function resetThread(loom: HTMLElement, inputs: readonly Input[]): readonly Input[] {
  const chosen = loom.querySelector<HTMLInputElement>('input:checked');
  const rendered = loom.querySelector<HTMLInputElement>('input[checked]');
  if (!chosen || !rendered || chosen === rendered) return [];
  // One after the other, so that React, which watches this property, sees both change.
  chosen.checked = false;
  rendered.checked = true;
  const isRecorded = inputs.some(({ target }) => target instanceof HTMLInputElement);
  return isRecorded ? [] : [{ event: new MouseEvent('click', { bubbles: true }), target: chosen }];
}

/**
 * Repeats recorded inputs on the hydrated loom. Runs to its end before the visitor's next event; in between, React
 * renders what each input has changed.
 */
export async function repeatInputs(recorded: readonly Input[], loom: HTMLElement, grid: HTMLElement): Promise<void> {
  const { activeElement: focused } = document;
  const inputs = [...resetThread(loom, recorded), ...recorded];
  let pressedOn: Element | undefined;
  for (const input of inputs) {
    await Promise.resolve();
    // Arrow keys moved nothing while they were recorded.
    const isNextKey = input.event instanceof KeyboardEvent && input.target === pressedOn;
    const target = isNextKey && grid.contains(document.activeElement) ? document.activeElement : input.target;
    if (input.event instanceof KeyboardEvent) pressedOn = input.target;
    target?.dispatchEvent(copyOf(input));
  }
  if (focused instanceof HTMLElement && !grid.contains(focused)) focused.focus();
}

/** What the event `loom-ready` brings: the recorder does not hold this code itself, because it is part of the page. */
export type LoomReady = typeof repeatInputs;

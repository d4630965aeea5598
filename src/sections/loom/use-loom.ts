import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { type Cloth, EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { decodeCloth, encodeCloth, type LinkedCloth } from '../../../domain/loom/fragment.ts';
import { NEW_LOOM, runLoom } from './loom-state.ts';

/** The address of this page with a cloth in its fragment; without a fragment for an empty cloth. */
export const linkTo = (cloth: Cloth): string =>
  location.origin + location.pathname + location.search + (cloth === EMPTY_CLOTH ? '' : encodeCloth(cloth));

/**
 * Keeps the cloth in the address, so that it survives a reload. The entry in the history is marked as the loom's, so that
 * the way back to it takes no stitches away.
 */
function showInAddress(cloth: Cloth): void {
  try {
    history.replaceState({ ...history.state, isLoom: true }, '', linkTo(cloth));
  } catch {
    // WebKit allows 100 changes in 30 seconds; a later one brings the address up to date.
  }
}

/** Whether the history is at this address and the loom has written it. */
const isOwnEntry = (address: string) => location.href === address && history.state?.isLoom === true;

/**
 * Repeats the press that loaded the loom, which came before it could listen. If the button is still down, its click is
 * still to come; so it is when the end of the press made React hydrate the loom, in the same task as this effect.
 */
function useFirstPress(frame: RefObject<HTMLElement | null>): void {
  // A layout effect runs before the next event, so that a click cannot come in between.
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (!(pressed instanceof HTMLElement) || !frame.current?.contains(pressed)) return;
    if (pressed.matches('section, input, :focus-visible, :active')) return;
    const repeat = setTimeout(() => pressed.click());
    const forget = () => clearTimeout(repeat);
    frame.current.addEventListener('click', forget, { capture: true, once: true });
    return forget;
  }, [frame]);
}

/** State of a loom. Opens the cloth of a link, when the page is loaded and when a link of the page brings another. */
export function useLoom(frame: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(runLoom, NEW_LOOM);
  const { cloth, stroke } = state.weaving;
  const shown = useRef<Cloth>(EMPTY_CLOTH);

  const open = useEffectEvent((link: LinkedCloth) => {
    if (link.kind === 'none') return;
    dispatch({ type: 'open', link });
    frame.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    // After a link on the page, focus moves to the loom, as to the target of any fragment.
    if (document.activeElement !== document.body) frame.current?.focus({ preventScroll: true });
  });
  const follow = useEffectEvent(({ newURL }: HashChangeEvent) => {
    // Not `location.hash`: the loom may have replaced it before the event.
    const link = decodeCloth(new URL(newURL).hash);
    if (link.kind !== 'none' && !isOwnEntry(newURL)) open(link);
    // The skip link has replaced the fragment, or the way back led to an earlier cloth.
    else if (cloth !== EMPTY_CLOTH || link.kind !== 'none') showInAddress(cloth);
  });
  useEffect(() => {
    open(decodeCloth(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (stroke || cloth === shown.current) return;
    shown.current = cloth;
    showInAddress(cloth);
  }, [cloth, stroke]);
  useFirstPress(frame);
  return { ...state, dispatch };
}

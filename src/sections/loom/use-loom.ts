import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { type Cloth, EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { decodeCloth, encodeCloth } from '../../../domain/loom/fragment.ts';
import { NEW_LOOM, runLoom } from './loom-state.ts';

/** The address of this page with a cloth in its fragment; without a fragment for an empty cloth. */
export const linkTo = (cloth: Cloth): string =>
  location.origin + location.pathname + location.search + (cloth === EMPTY_CLOTH ? '' : encodeCloth(cloth));

/** Keeps the cloth in the address, so that it survives a reload. */
function useAddress(cloth: Cloth, isFinished: boolean): void {
  const shown = useRef<Cloth>(EMPTY_CLOTH);
  useEffect(() => {
    const show = () => {
      shown.current = cloth;
      try {
        history.replaceState(history.state, '', linkTo(cloth));
      } catch {
        // WebKit allows 100 changes in 30 seconds; a later one brings the address up to date.
      }
    };
    if (isFinished && cloth !== shown.current) show();
    // The skip link has a fragment of its own, and the page had none before the first stitch.
    const showAgain = () => {
      if (cloth !== EMPTY_CLOTH && decodeCloth(location.hash).kind === 'none') show();
    };
    addEventListener('hashchange', showAgain);
    return () => removeEventListener('hashchange', showAgain);
  }, [cloth, isFinished]);
}

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
  useEffect(() => {
    const open = (hash: string) => {
      const link = decodeCloth(hash);
      if (link.kind === 'none') return;
      dispatch({ type: 'open', link });
      frame.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      // After a link on the page, focus moves to the loom, as to the target of any fragment.
      if (document.activeElement !== document.body) frame.current?.focus({ preventScroll: true });
    };
    open(location.hash);
    // Not `location.hash`: `useAddress` may have replaced it before the event.
    const follow = ({ newURL }: HashChangeEvent) => open(new URL(newURL).hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [frame]);
  useFirstPress(frame);
  useAddress(state.weaving.cloth, !state.weaving.stroke);
  return { ...state, dispatch };
}

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { LoomWords } from '../../../domain/content/pages/loom.ts';
import { type Cloth, THREADS } from '../../../domain/loom/cloth.ts';
import { decodeCloth, encodeCloth, type LinkedCloth } from '../../../domain/loom/fragment.ts';
import { newLoom, runLoom } from './loom-state.ts';
import { START_CLOTH } from './start-cloth.ts';

/** The address of this page with a cloth in its fragment; without a fragment for the cloth that the page has itself. */
export const linkTo = (cloth: Cloth): string =>
  location.origin + location.pathname + location.search + (cloth === START_CLOTH ? '' : encodeCloth(cloth));

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

/** The bobbin chosen in the page: by the visitor before the loom was hydrated, or by the browser after a reload. */
function chosenThread(frame: HTMLElement | null) {
  const bobbin = frame?.querySelector<HTMLInputElement>('input:checked');
  return THREADS.find((thread) => thread === bobbin?.value);
}

/** State of a loom. Opens the cloth of a link, when the page is loaded and when a link of the page brings another. */
export function useLoom(words: LoomWords, frame: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(runLoom, words, newLoom);
  const { cloth, stroke } = state.weaving;
  const shown = useRef<Cloth>(START_CLOTH);

  const open = useEffectEvent((link: LinkedCloth | undefined) => {
    if (!link) return;
    dispatch({ type: 'open', link });
    frame.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    // After a link on the page, focus moves to the loom, as to the target of any fragment; in the loom it stays.
    if (document.activeElement === document.body || frame.current?.contains(document.activeElement)) return;
    frame.current?.focus({ preventScroll: true });
  });
  const follow = useEffectEvent(({ newURL }: HashChangeEvent) => {
    // Not `location.hash`: the loom may have replaced it before the event.
    const link = decodeCloth(new URL(newURL).hash);
    if (link && !isOwnEntry(newURL)) open(link);
    // The skip link has replaced the fragment, or the way back led to an earlier cloth.
    else if (cloth !== START_CLOTH || link) showInAddress(cloth);
  });
  // A layout effect runs before the visitor's next event.
  useLayoutEffect(() => {
    open(decodeCloth(location.hash));
    const thread = chosenThread(frame.current);
    if (thread) dispatch({ type: 'thread', thread });
    // The cloth of a link has been hidden by `loom.client.ts` until now.
    delete frame.current?.closest<HTMLElement>('[data-linked]')?.dataset['linked'];
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [frame]);
  useEffect(() => {
    if (stroke || cloth === shown.current) return;
    shown.current = cloth;
    showInAddress(cloth);
  }, [cloth, stroke]);
  return { ...state, dispatch };
}

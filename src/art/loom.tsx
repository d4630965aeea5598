/**
 * The loom's frame, in pixels of its video: every stitch falls on whole pixels, and both sides are multiples of
 * 16, the block of H.264, so that nothing is scaled or padded.
 */
export const LOOM = { width: 1440, height: 816 } as const;
/** Height of the finished cloth, which stands on the frame's foot. @public Used by `scripts/loom` as well. */
export const CLOTH_HEIGHT = 420;

/** The dark warp, and the poncho woven on it. `scripts/loom` films this very drawing. */
export const Loom = () => (
  <>
    <path fill="url(#warp)" d={`M0 0h${LOOM.width}v${LOOM.height}H0z`} />
    <use href="#poncho" y={LOOM.height - CLOTH_HEIGHT} width={LOOM.width} height={CLOTH_HEIGHT} />
  </>
);

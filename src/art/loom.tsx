/** Size of the video: cells fall on whole pixels, and both sides are multiples of the 16-pixel blocks of H.264. */
export const LOOM = { width: 1440, height: 816 } as const;
/** Height of the finished cloth at the bottom of the frame. */
const CLOTH_HEIGHT = 420;

/** The last frame of the video, which was made from this drawing: the warp and the finished cloth. */
export const Loom = () => (
  <>
    <pattern id="_warp" width="16" height="8" patternUnits="userSpaceOnUse">
      <path className="cal" opacity=".13" d="M0 0h4v8H0z" />
    </pattern>
    <path fill="url(#_warp)" d={`M0 0h${LOOM.width}v${LOOM.height}H0z`} />
    <use href="#_poncho" y={LOOM.height - CLOTH_HEIGHT} width={LOOM.width} height={CLOTH_HEIGHT} />
  </>
);

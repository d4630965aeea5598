/**
 * Generates the home page's video, `src/media/telar.webm` and `telar.mp4` (`npm run video`, see README.md).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';

// Imported through Vite, because Node strips types but does not transform JSX.
const {
  module: { film, FRAMES_PER_SECOND },
} = await runnerImport<typeof import('./film.ts')>('/scripts/loom/film.ts');

const LIMIT_BYTES = 400_000;

// BT.709, as browsers expect. Chroma subsampling is lossless here, because stitches have even sides.
const COLOURS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+area,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1', '-color_range', 'tv'],
];
/** Omit date and version: the output is reproducible. */
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
/** A single group of pictures: only the loop's first frame is a keyframe. */
const ONE_GROUP = ['-g', '600', '-keyint_min', '600'];
const FORMATS = {
  // AV1's palettes and block copies suit cloth: this is nearly lossless.
  'src/media/telar.webm': [
    ...['-c:v', 'libaom-av1', '-crf', '6', '-b:v', '0', '-cpu-used', '4', '-row-mt', '1'],
    ...['-aom-params', 'tune-content=screen:enable-palette=1:enable-intrabc=1'],
  ],
  // For browsers without AV1, mostly Safari on older devices. Level 4 allows 7 reference frames of this size.
  'src/media/telar.mp4': [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '6', '-threads', '1'],
    ...['-profile:v', 'high', '-level', '4.0', '-refs', '7', '-movflags', '+faststart'],
  ],
};

function encode(frames: string, file: string, format: readonly string[]): void {
  const input = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(frames, '%03d.png')];
  const options = [...COLOURS, ...format, ...ONE_GROUP, ...EXACT];
  execFileSync('ffmpeg', ['-v', 'error', '-stats', '-y', ...input, ...options, file], { stdio: 'inherit' });
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  if (size > LIMIT_BYTES) throw new Error(`${file} is larger than ${LIMIT_BYTES} bytes`);
}

if (spawnSync('ffmpeg', ['-version']).error) throw new Error('No ffmpeg found. Debian: apt-get install ffmpeg');
const frames = mkdtempSync(join(tmpdir(), 'loom-'));
try {
  await film(frames, (done, of) => process.stdout.write(`\rfilmed ${done} of ${of} frames`));
  console.log();
  for (const [file, format] of Object.entries(FORMATS)) encode(frames, file, format);
} finally {
  rmSync(frames, { recursive: true });
}

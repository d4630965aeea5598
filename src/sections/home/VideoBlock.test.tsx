import { statSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderToStaticMarkup } from '../../../tests/harness/unit/render-with-content.tsx';
import { VideoBlock } from './VideoBlock.tsx';

const words = { title: 'Hilo a hilo', motto: 'A mano.' };
const source = { webm: 'a.webm', mp4: 'a.mp4' };

describe('VideoBlock', () => {
  test('without a source warns and renders nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    expect(renderToStaticMarkup(<VideoBlock {...words} />)).toBe('');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words.title));
  });

  test('renders a muted, looping video without preload and its text as HTML', () => {
    const warn = vi.spyOn(console, 'warn');
    onTestFinished(() => warn.mockRestore());
    const html = renderToStaticMarkup(<VideoBlock {...words} source={source} />);
    const video = /<video[^>]*>/.exec(html)?.[0] ?? '';
    for (const attribute of ['muted=""', 'loop=""', 'playsInline=""', 'preload="none"', 'aria-hidden="true"']) {
      expect(video).toContain(` ${attribute}`);
    }
    expect(video).not.toMatch(/autoplay|controls|poster/i);
    expect(html).toContain('<h2>Hilo a hilo</h2>');
    expect(html).toContain('<p>A mano.</p>');
    expect([...html.matchAll(/<source src="([^"]*)" type="video\/(\w+);/g)].map((match) => match.slice(1))).toEqual([
      [source.webm, 'webm'],
      [source.mp4, 'mp4'],
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('hides the pause button until the script has loaded', () => {
    const html = renderToStaticMarkup(<VideoBlock {...words} source={source} />);
    expect(html).toMatch(/<div[^>]* hidden=""><label[^>]*><input type="checkbox"/);
  });
});

test.each(['telar.webm', 'telar.mp4'])('%s is at most 400 kB', (name) => {
  expect(statSync(`src/media/${name}`).size).toBeLessThanOrEqual(400_000);
});

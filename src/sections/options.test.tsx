import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { cardWords, mission, samplePosts } from '../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../tests/harness/unit/render-with-content.tsx';
import { BackgroundCards } from './cards/BackgroundCards.tsx';
import { BadgeCards } from './cards/BadgeCards.tsx';
import { CallToAction } from './cards/CallToAction.tsx';
import { Carousel } from './cards/Carousel.tsx';
import { FeaturedCards } from './cards/FeaturedCards.tsx';
import { BulletHero } from './heads/BulletHero.tsx';
import { PageHead } from './heads/PageHead.tsx';
import { VideoBlock } from './home/VideoBlock.tsx';
import { examples as comparisons } from './plans/Comparison.examples.tsx';
import { Comparison } from './plans/Comparison.tsx';
import { examples as grids } from './plans/PlanGrid.examples.tsx';
import { PlanGrid } from './plans/PlanGrid.tsx';
import { ProductPosters } from './plans/ProductPosters.tsx';
import { examples } from './projects/ProjectHead.examples.tsx';
import { ProjectHead } from './projects/ProjectHead.tsx';
import { Faq } from './text/Faq.tsx';
import { NotFoundNotice } from './text/NotFoundNotice.tsx';
import { Steps } from './text/Steps.tsx';
import { ThreadSteps } from './text/ThreadSteps.tsx';
import { WhitepaperGrid } from './whitepapers/WhitepaperGrid.tsx';
import { examples as heads } from './whitepapers/WhitepaperHead.examples.tsx';
import { WhitepaperHead } from './whitepapers/WhitepaperHead.tsx';

/** Tests options of sections that content may use, although no page uses them today. */

const badgeCard = { image: 'code', service: 'anil', title: 'Título', country: 'Lugar', description: 'Texto' } as const;
const link = { label: 'Abrir', href: '/aqui' };
const featuredCard = { title: 'Título', description: 'Texto', drawing: 'site', service: 'anil', link } as const;
const steps = { title: '', items: [], note: '' };
const anchorsOf = (element: ReactElement) => renderToStaticMarkup(element).match(/<a\b[^>]*>/g) ?? [];

describe('a link', () => {
  test.each([
    [
      'a badge card',
      (newTab: boolean) => <BadgeCards title="" cards={[{ ...badgeCard, link: { ...link, newTab } }]} />,
    ],
    [
      'a background card',
      (newTab: boolean) => (
        <BackgroundCards cards={[{ sub: '', title: '', link: { ...link, newTab, enabled: true } }]} />
      ),
    ],
    [
      'a featured card',
      (newTab: boolean) => <FeaturedCards cards={[{ ...featuredCard, link: { ...link, newTab } }]} />,
    ],
    ['steps', (newTab: boolean) => <Steps {...steps} link={{ ...link, newTab }} />],
    ['steps of a thread', (newTab: boolean) => <ThreadSteps {...steps} link={{ ...link, newTab }} />],
    ['a notice', (newTab: boolean) => <NotFoundNotice title="" text="" links={[{ ...link, newTab }]} />],
  ])('of %s opens in a new tab with rel="noopener" when newTab is set', (_, render) => {
    expect(anchorsOf(render(true))).toEqual([expect.stringMatching(/target="_blank" rel="noopener" href="\/aqui"/)]);
    expect(anchorsOf(render(false))).toEqual([expect.not.stringContaining('target')]);
  });

  test('of a bullet hero leads to # by default', () => {
    expect(anchorsOf(<BulletHero secondary={undefined} primary={{ label: 'Abrir' }} />)[0]).toContain('href="#"');
  });
});

describe('BackgroundCards', () => {
  const card = (variant: 'light' | 'dark', enabled: boolean, href = '/aqui') => (
    <BackgroundCards cards={[{ sub: 'Rótulo', title: 'Título', variant, link: { label: 'Abrir', href, enabled } }]} />
  );

  test.each([
    ['disabled', card('dark', false)],
    ['without an address', card('dark', true, '')],
  ])('hides a link that is %s', (_, element) => {
    expect(anchorsOf(element)).toEqual([]);
  });

  test('has a dark button on a light card', () => {
    expect(anchorsOf(card('light', true))[0]).toContain('data-variant="ink"');
    expect(anchorsOf(card('dark', true))[0]).toContain('data-variant="chalk"');
  });
});

describe('BadgeCards', () => {
  const render = (badges: readonly { label: string; emoji?: string; color?: 'grana' }[]) =>
    renderToStaticMarkup(<BadgeCards title="" cards={[{ ...badgeCard, badges }]} />);

  test('shows an emoji in place of the colour, hidden from screen readers', () => {
    const html = render([{ label: 'Tejido', emoji: '🧵', color: 'grana' }]);
    expect(html).toContain('<span aria-hidden="true">🧵</span>Tejido');
    expect(html).not.toContain('data-mark');
  });

  test('has no badges section without badges', () => {
    expect(render([{ label: 'Tejido', color: 'grana' }])).toContain(cardWords.features);
    expect(render([])).not.toContain(cardWords.features);
  });
});

test('FeaturedCards accepts a header and cards, with badges', () => {
  const cards = [{ ...featuredCard, badge: 'Nuevo' }];
  const html = renderToStaticMarkup(<FeaturedCards header="Otra frase" cards={cards} />);
  expect(html).toContain('<h2>Otra frase</h2>');
  expect(html.match(/<article/g)).toHaveLength(1);
  expect(html).toMatch(/<span[^>]*>Nuevo<\/span>/);
});

test('BulletHero shows skeletons in place of its text while it loads', () => {
  const html = renderToStaticMarkup(<BulletHero loading />);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain(mission.title);
});

test.each([
  ['background cards', <BackgroundCards key="" cards={[]} />],
  ['featured cards', <FeaturedCards key="" cards={[]} />],
  ['questions', <Faq key="" title="Preguntas" items={[]} />],
  ['slides', <Carousel key="" label="Láminas" slides={[]} />],
])('without %s there is no section', (_, section) => expect(renderToStaticMarkup(section)).toBe(''));

test.each([
  ['a row of plans', <PlanGrid key="" {...grids.rail} />],
  ['a comparison', <Comparison key="" {...comparisons.three} />],
])('%s is no tab stop: Tab reaches its links', (_, section) => {
  expect(renderToStaticMarkup(section)).not.toContain('tabindex');
});

test('a guide without topics has no list of them', () => {
  const listsOf = (element: ReactElement) => renderToStaticMarkup(element).match(/<ul/g) ?? [];
  const { drawn, plain } = heads;
  expect(listsOf(<WhitepaperHead {...plain} tags={drawn.tags} />).length).toBe(
    listsOf(<WhitepaperHead {...plain} />).length + 1,
  );
});

test('a carousel has links from two slides on', () => {
  const slides = ['Una', 'Dos'].map((title) => ({ service: 'anil', title, text: 'Texto' }) as const);
  const linksOf = (count: number) => anchorsOf(<Carousel label="Láminas" slides={slides.slice(0, count)} />);
  expect([linksOf(2).length, linksOf(1).length]).toEqual([2, 0]);
});

test('WhitepaperGrid shows sample posts when it is given none', () => {
  const html = renderToStaticMarkup(<WhitepaperGrid />);
  for (const { title } of samplePosts) expect(html).toContain(title);
});

test.each([
  ['Mantenimiento de molinos', true],
  ['Alojamiento y jardines', false],
])('the title «%s» is set smaller for a long word: %s', (title, smaller) => {
  for (const section of [
    <PageHead key="head" title={title} />,
    <FeaturedCards key="cards" header={title} />,
    <CallToAction key="call" title={title} text="" link={link} />,
    <VideoBlock key="video" title={title} motto="" source={{ webm: 'loom.webm', mp4: 'loom.mp4' }} />,
    <ProjectHead key="project" {...examples.tall} project={{ ...examples.tall.project, title }} />,
  ])
    expect(renderToStaticMarkup(section).includes('data-long="true"')).toBe(smaller);
});

test.each([
  ['TELA-1', false],
  ['MARCOM', true],
  ['TELARES-10', true],
])('the code «%s» is set smaller for its width: %s', (code, smaller) => {
  const html = renderToStaticMarkup(
    <ProductPosters title="" posters={[{ code, service: 'anil', title: '', href: '', price: '' }]} />,
  );
  expect(html.includes('data-long="true"')).toBe(smaller);
});

test.each([
  ['Bienvenidos a Tilo y Molle,', false],
  ['Bienvenidos a la Cooperativa de Vidrieros de Molle,', true],
])('the header «%s» is set smaller for its length: %s', (header, smaller) => {
  const html = renderToStaticMarkup(<FeaturedCards header={header} />);
  expect(html.includes('data-long="true"')).toBe(smaller);
});

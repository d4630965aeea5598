import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fillStorage, forbidStorage } from '../../tests/harness/unit/fake-browser.ts';

type Drawn = { readonly values?: Record<string, string>; readonly sent?: string; readonly prerendering?: boolean };

/** Loads the contact page with the given server-rendered values. */
async function loadPage({ values = {}, sent, prerendering }: Drawn = {}) {
  const boxes = ['from_name', 'message'].map((name) => {
    const value = values[name] ?? '';
    return { name, value, defaultValue: value };
  });
  const listeners: Record<string, () => void> = {};
  const fold = { open: !sent };
  const form = {
    dataset: { sent },
    querySelector: () => fold,
    querySelectorAll: () => boxes,
  };
  const document = {
    prerendering,
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener;
    },
    querySelector: (selector: string) => (selector === '[data-client="keep-draft"]' ? form : null),
  };
  /** Several pages may be open: each has a document of its own. */
  const dispatch = (type: string) => {
    vi.stubGlobal('document', document);
    listeners[type]?.();
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('history', { replaceState: () => undefined });
  vi.resetModules();
  // @ts-expect-error: to TypeScript, a file without imports and exports is not a module.
  await import('./keep-draft.client.ts');
  return {
    isOpen: () => fold.open,
    shown: () => boxes.map(({ value }) => value),
    type: (...texts: string[]) => {
      for (const [index, box] of boxes.entries()) box.value = texts[index] ?? '';
      dispatch('input');
    },
    /** Hydrates the form, which resets the textarea to the text from the server, or all of a form that is replaced. */
    hydrate: ({ replaced = false } = {}) => {
      for (const box of replaced ? boxes : boxes.slice(1)) box.value = box.defaultValue;
      if (replaced) fold.open = !sent;
      dispatch('hydrated');
    },
    reset: () => dispatch('reset'),
    activate: () => dispatch('prerenderingchange'),
  };
}

beforeEach(() => {
  sessionStorage.clear();
  return vi.unstubAllGlobals;
});

describe('the draft', () => {
  test('is restored as it is when a prerendered page is shown', async () => {
    const before = await loadPage();
    before.type('Ñusta', '¿Cuánto');
    const next = await loadPage({ prerendering: true });
    before.type('Ñusta', '¿Cuánto cuesta?');
    next.activate();
    expect(next.shown()).toEqual(['Ñusta', '¿Cuánto cuesta?']);
  });

  test('yields to server-rendered values', async () => {
    (await loadPage()).type('Ñusta', '¿Cuánto cuesta?');
    expect((await loadPage({ values: { message: 'corregido' } })).shown()).toEqual(['Ñusta', 'corregido']);
  });

  test.each([
    ['', () => {}],
    [', without storage', forbidStorage],
  ])('survives hydration%s', async (_, restrict) => {
    restrict();
    const page = await loadPage({ values: { message: 'corto' } });
    page.type('Ñusta', '¿Cuánto cuesta?');
    page.hydrate();
    expect(page.shown()).toEqual(['Ñusta', '¿Cuánto cuesta?']);
  });

  test('is forgotten when the form is reset', async () => {
    const page = await loadPage();
    page.type('Ñusta', '¿Cuánto cuesta?');
    page.reset();
    expect((await loadPage()).shown()).toEqual(['', '']);
    expect(Object.values(sessionStorage)).toEqual([' ']);
  });

  test('survives a reload when typed on the confirmation page, and is deleted by the next confirmation', async () => {
    (await loadPage({ sent: 'TL-7F3K2Q' })).type('Ñusta', 'otra pregunta');
    expect((await loadPage({ sent: 'TL-7F3K2Q' })).shown()).toEqual(['Ñusta', 'otra pregunta']);
    expect((await loadPage({ sent: 'TL-8G4L3R' })).shown()).toEqual(['', '']);
  });

  test('survives a look at an earlier confirmation', async () => {
    for (const sent of ['TL-7F3K2Q', 'TL-8G4L3R']) await loadPage({ sent });
    (await loadPage({ sent: 'TL-8G4L3R' })).type('Ñusta', 'otra pregunta');
    expect((await loadPage({ sent: 'TL-7F3K2Q' })).shown()).toEqual(['Ñusta', 'otra pregunta']);
  });

  test('opens the form that the confirmation has folded, which is closed without a draft', async () => {
    const page = await loadPage({ sent: 'TL-7F3K2Q' });
    expect(page.isOpen()).toBe(false);
    page.type('Ñusta', '');
    expect((await loadPage({ sent: 'TL-7F3K2Q' })).isOpen()).toBe(true);
  });
});

test('a form that hydration replaces gets its draft and stays open', async () => {
  const page = await loadPage({ sent: 'TL-7F3K2Q' });
  page.type('Ñusta', 'otra pregunta');
  page.hydrate({ replaced: true });
  expect(page.shown()).toEqual(['Ñusta', 'otra pregunta']);
  expect(page.isOpen()).toBe(true);
});

describe('the form still works', () => {
  test.each([
    ['forbidden', forbidStorage],
    ['full', fillStorage],
  ])('with storage %s', async (_, restrict) => {
    restrict();
    const page = await loadPage({ values: { message: 'corregido' } });
    expect(page.shown()).toEqual(['', 'corregido']);
    expect(() => page.type('Ñusta', '¿Cuánto cuesta?')).not.toThrow();
    expect(() => page.reset()).not.toThrow();
    expect((await loadPage()).shown()).toEqual(['', '']);
  });

  test.each(['no JSON', 'null', '5'])('with invalid data in storage: %s', async (stored) => {
    sessionStorage.setItem('contact-draft', stored);
    expect((await loadPage({ values: { message: 'corregido' } })).shown()).toEqual(['', 'corregido']);
  });
});

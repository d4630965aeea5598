import { expect, test } from 'vitest';
import { joinedWords, unsayableControls, wordlessControls } from './plain-html.ts';

test('words that run together are found, and controls without words or with other names than theirs', () => {
  expect(joinedWords('<p><small>Desde</small>$7</p><p>Una <b>frase</b>. Otra</p>')).toEqual(['Desde|$7']);
  const labelled = '<label>Nombre <input></label><label for="a">Otro</label><input id="a"><input type="hidden">';
  expect(wordlessControls(`<button aria-label="Abrir"><svg></svg></button>${labelled}`)).toHaveLength(1);
  const renamed = '<a href="a" aria-label="Detalles del plan">Ver plan</a>';
  const longer = '<a href="a" aria-label="Ver plan: Nivel II">VER PLAN</a>';
  expect(unsayableControls(renamed + longer)).toEqual(['«Ver plan» is called «Detalles del plan»']);
});

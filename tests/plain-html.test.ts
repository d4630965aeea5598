import { expect, test } from 'vitest';
import { joinedWords, unsayableControls, wordlessControls } from './plain-html.ts';

test.each([
  ['<p><small>Desde</small>$7</p>', ['Desde|$7']],
  ['<b>Uno</b><svg><title>Flecha</title></svg><i>Dos</i>', ['Uno|Dos']],
  ['<p>Una <b>frase</b>. <b>Otra</b> frase</p>', []],
  ['<b>Uno</b><p>Dos</p>', []],
])('joinedWords finds texts that would be read as one word in %s', (html, found) => {
  expect(joinedWords(html)).toEqual(found);
});

test.each([
  ['<button aria-label="Abrir"><svg></svg></button>', 1],
  ['<input placeholder="Nombre">', 1],
  ['<button><span class="hidden">Abrir</span><svg></svg></button>', 0],
  ['<a href="a"><img alt="Inicio"></a>', 0],
  ['<label for="a">Nombre</label><input id="a">', 0],
  ['<label>Nombre <input></label>', 0],
  ['<input type="hidden">', 0],
])('wordlessControls finds controls that are named by no text in %s', (html, count) => {
  expect(wordlessControls(html)).toHaveLength(count);
});

test.each([
  ['<a href="a" aria-label="Detalles del plan">Ver plan</a>', ['«Ver plan» is called «Detalles del plan»']],
  ['<label for="a">Nombre</label><input id="a" aria-label="Apellido">', ['«Nombre» is called «Apellido»']],
  ['<a href="a">Ver <span class="hidden">todo el </span>plan</a>', ['«Ver plan» is called «Ver todo el plan»']],
  ['<button>Cerrar <span aria-hidden="true">ventana</span></button>', ['«Cerrar ventana» is called «Cerrar»']],
  ['<a href="a" aria-label="Ver plan: Nivel II">VER PLAN</a>', []],
])('unsayableControls finds names without the visible text in %s', (html, found) => {
  expect(unsayableControls(html)).toEqual(found);
});

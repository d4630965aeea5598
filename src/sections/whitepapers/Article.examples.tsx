import { readArticle } from '../../../domain/whitepapers/article.ts';

const chapter = (name: string) =>
  `<h2>${name}</h2><p>Un párrafo con <a href="#a">un enlace</a> y <strong>una palabra fuerte</strong>.</p>`;
const long = `${['Uno', 'Dos', 'Tres', 'Cuatro'].map(chapter).join('')}<h3>Más hondo</h3><ul><li>Un punto<ul><li>y otro dentro</li></ul></li></ul><ol><li>Primero</li><li>Después</li></ol><blockquote><p>Una cita.</p></blockquote><table><caption>Más hondo</caption><thead><tr><th scope="col">Qué</th><th scope="col">Cuánto</th></tr></thead><tbody><tr><th scope="row">Dominio</th><td>Uno</td></tr></tbody></table><pre><code>v=spf1 mx -all</code></pre><hr>`;

export const examples = { short: readArticle(chapter('Solo')), long: readArticle(long) };

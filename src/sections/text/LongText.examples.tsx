const chapters = [
  { id: 'uno', title: 'El primer capítulo' },
  { id: 'dos', title: 'Otro, con un título más largo que su columna' },
];
const children = (
  <div>
    <h2 id="uno">El primer capítulo</h2>
    <p>Un párrafo.</p>
    <h2 id="dos">Otro, con un título más largo que su columna</h2>
    <p>Otro párrafo.</p>
  </div>
);

export const examples = {
  'with contents': { contents: chapters, note: <p className="muted">Una nota</p>, children },
  alone: { contents: [], children },
};

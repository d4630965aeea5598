const photo = { path: 'content/images/a.jpg', name: 'a.jpg', src: '/imagenes/0-1.jpg', width: 800, height: 600 };
export const examples = {
  some: { photos: [photo], refused: [] },
  refused: { photos: [photo], saved: ['a.jpg'], refused: [{ name: 'b.gif', problem: 'notPhoto' }] },
  empty: { photos: [], refused: [] },
} as const;

const day = { createdAt: Date.UTC(2026, 10, 20, 15), seenAt: Date.UTC(2026, 10, 21, 17) };
export const examples = {
  several: {
    devices: [
      { id: 'a', device: 'Chrome · Android', ...day, isThis: true },
      { id: 'b', device: '', ...day, isThis: false },
    ],
  },
};

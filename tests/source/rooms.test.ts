import { dirname, join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './source-files.ts';

/** The folder of `server/` that a file belongs to; undefined for the programs beside them. */
const roomOf = (path: string) => /^server\/([\w-]+)\//.exec(path)?.[1];

/** The rooms that each room of the server imports from; tests and their helpers do not count. */
function importedRooms(): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const { path, text } of filesIn(['server'], ['.ts'])) {
    const room = roomOf(path);
    if (!room) continue;
    const found = rooms.get(room) ?? new Set();
    rooms.set(room, found);
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const other = roomOf(
        normalize(join(dirname(path), target))
          .split(sep)
          .join('/'),
      );
      if (other && other !== room) found.add(other);
    }
  }
  return rooms;
}

/** The rooms on cycles, and between and above them: what is left when all that import no other are taken away. */
function roomsOnCycles(rooms: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const left = new Map(rooms);
  const findLast = () =>
    left.keys().find((room) =>
      left
        .get(room)
        ?.keys()
        .every((other) => !left.has(other)),
    );
  for (let last = findLast(); last; last = findLast()) left.delete(last);
  return [...left.keys()];
}

test('the rooms of the server import in one direction', () => {
  const rooms = importedRooms();
  expect(rooms.size).toBeGreaterThan(10);
  expect(roomsOnCycles(rooms)).toEqual([]);
});

test('the form, the outbox and the store know neither desk nor digest, notifications, visits or command line', () => {
  const rooms = importedRooms();
  const features = ['desk', 'digest', 'notify', 'visits', 'leads-cli', 'metrics'];
  for (const core of ['contact', 'outbox', 'mail', 'store']) {
    expect(features.filter((feature) => rooms.get(core)?.has(feature))).toEqual([]);
  }
});

test('no module imports a file of content/, so that two contents can be shown by one process', () => {
  const imports = filesIn(['domain', 'server', 'src'], ['.ts', '.tsx', '.astro', '.css']).flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import|import\() ?['"](\.[^'"]*)['"]/g)].map(([, to = '']) => join(dirname(path), to)),
  );
  expect(imports).toContain('server/content/words.ts');
  expect(imports.filter((path) => path.startsWith('content/'))).toEqual([]);
});

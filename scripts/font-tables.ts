/** Tables of an OpenType font by their four-letter names. */
type Tables = ReadonlyMap<string, Buffer>;

const HEADER = 12;
const ENTRY = 16;

/**
 * A font with some tables of another one that has the same glyphs; a table that the other lacks goes. Both are plain
 * OpenType, not compressed (https://learn.microsoft.com/typography/opentype/spec/otff#table-directory).
 */
export function withTablesOf(font: Buffer, other: Buffer, names: readonly string[]): Buffer {
  const [own, others] = [readTables(font), readTables(other)];
  const kept = [...own].filter(([name]) => !names.includes(name));
  const taken = [...others].filter(([name]) => names.includes(name));
  return writeFont(font.subarray(0, 4), new Map([...kept, ...taken]));
}

function readTables(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let entry = HEADER; entry < HEADER + font.readUInt16BE(4) * ENTRY; entry += ENTRY) {
    const start = font.readUInt32BE(entry + 8);
    const name = font.toString('latin1', entry, entry + 4);
    tables.set(name, font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

function writeFont(version: Buffer, tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(HEADER + sorted.length * ENTRY);
  version.copy(head);
  for (const [index, value] of [
    sorted.length,
    ENTRY << power,
    power,
    (sorted.length << 4) - (ENTRY << power),
  ].entries())
    head.writeUInt16BE(value, 4 + index * 2);
  const parts = [head];
  let offset = head.length;
  for (const [index, [name, table]] of sorted.entries()) {
    // Each table begins at a multiple of four bytes.
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const entry = HEADER + index * ENTRY;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(checksum(padded), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

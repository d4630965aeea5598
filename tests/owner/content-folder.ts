import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A content folder, as the owner edits it. */
export class ContentFolder {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** Replaces a text; throws when the file does not have it. */
  replace(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    this.write(file, after);
  }

  delete(file: string): void {
    rmSync(join(this.folder, file));
  }

  /** Writes a plain picture in the format of the file's extension. */
  async draw(file: string, width = 1600, height = 1000): Promise<void> {
    const format = file.endsWith('.png') ? 'png' : 'jpeg';
    const picture = sharp({ create: { width, height, channels: 3, background: 'teal' } });
    this.write(file, await picture.toFormat(format).toBuffer());
  }
}

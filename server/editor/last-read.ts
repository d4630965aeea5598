import { hash } from 'node:crypto';
import type { CheckedContent } from '../content/check/check-content.ts';
import type { Changes } from '../content/content-files.ts';
import type { ReadChanged } from '../content/load-content.ts';

/** Keeps the content that was read last: a form is checked before it is published, and previewed after it is saved. */
export class LastRead {
  readonly #readContent: ReadChanged;
  #last: { readonly key: string; readonly checked: Promise<CheckedContent> } | undefined;

  constructor(read: ReadChanged) {
    this.#readContent = read;
  }

  /** The content with these changes; read again if the last one had others, or failed. */
  read(changes: Changes): Promise<CheckedContent> {
    const key = hash('sha256', JSON.stringify(changes));
    if (this.#last?.key === key) return this.#last.checked;
    const checked = this.#readContent(changes);
    this.#last = { key, checked };
    checked.catch(() => this.forget());
    return checked;
  }

  /** Forgets it, because the folder may have changed. */
  forget(): void {
    this.#last = undefined;
  }
}

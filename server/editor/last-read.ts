import { hash } from 'node:crypto';
import { dayInEcuador } from '../../domain/site/moment.ts';
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

  /** The content with these changes; read again if the last one had others, failed, or was read on another day. */
  read(changes: Changes): Promise<CheckedContent> {
    // The check knows the day: what links to a guide may be right once that is published.
    const key = hash('sha256', JSON.stringify([dayInEcuador(Date.now()), changes]));
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

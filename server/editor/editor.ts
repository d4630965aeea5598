import type { Content } from '../../domain/content/content.ts';
import type { CheckedContent } from '../content/check/check-content.ts';
import { ContentError } from '../content/content-error.ts';
import { acceptContent, type ReadChanged } from '../content/load-content.ts';
import type { Problem } from '../content/problem.ts';
import type { PublishedContent } from '../content/published-content.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { type PeriodicTask, startPeriodicTask } from '../process/periodic-task.ts';
import type { Store } from '../store/tables.ts';
import { commitPublication, discardPending, Overtaken, savePending } from './commit.ts';
import { ContentStates } from './content-states.ts';
import { LastRead } from './last-read.ts';
import { publishDue } from './schedule.ts';
import { type FileChange, over, readVersion } from './stored-files.ts';

export type EditorDeps = {
  readonly store: Store;
  /** The content folder, over which changes are kept. */
  readonly folder: string;
  readonly dataDir: string;
  readonly read: ReadChanged;
  readonly published: PublishedContent;
  /** Makes a content ready to be shown. */
  readonly prepare: (next: Content) => Promise<void>;
  /** Renders pages of the content that is shown now, in the background. */
  readonly warm: () => void;
  readonly clock: Clock;
  readonly log: Log;
};

/** How often the store is asked whether another server has published. */
const POLL_MS = 1_000;

/** Changes of the content by the desk, kept in the store over the content folder. */
export class Editor extends ContentStates {
  readonly #deps: EditorDeps;
  #shown = 0;
  #draftPictures?: Content['pictures'] | undefined;
  readonly #last: LastRead;

  constructor(deps: EditorDeps) {
    super(deps);
    this.#deps = deps;
    this.#last = new LastRead(deps.read);
  }

  /** Shows what is published when the server starts. A content that is refused leaves that of the folder. */
  async showFirst(): Promise<void> {
    await this.dropPulled();
    if ((await readVersion(this.store)) > 0) await this.#deps.published.reload(() => this.#readPublished());
  }

  /** Reads folder and changes again, and shows them. */
  async reload(): Promise<void> {
    const { published, prepare, warm } = this.#deps;
    await published.reload(async () => {
      const next = await this.#readPublished();
      await prepare(next);
      return next;
    });
    warm();
  }

  /** Shows what other servers publish, and publishes what is due. */
  start(): PeriodicTask {
    const { clock, log } = this.#deps;
    let seen = this.#shown;
    return startPeriodicTask(clock, POLL_MS, async () => {
      try {
        await publishDue(this, clock.now());
        const version = await readVersion(this.store);
        // One that is refused is not read every second.
        if (version === this.#shown || version === seen) return;
        seen = version;
        await this.reload();
      } catch (error) {
        log.error({ err: error }, 'publications not looked for');
      }
    });
  }

  /** The content with the pending changes, and what is wrong with it. */
  async draft(): Promise<CheckedContent> {
    const checked = await this.tryOut([]);
    this.#draftPictures = checked.content?.pictures;
    return checked;
  }

  /** The pictures of the last draft that was looked at; undefined before, and for one with problems. */
  draftPictures = () => this.#draftPictures;

  /** The content if these changes were made too, over the pending ones. */
  tryOut = async (files: readonly FileChange[]): Promise<CheckedContent> =>
    this.#read(over<FileChange>(await this.drafted(), files));

  /** Keeps changes until they are published. */
  save = (files: readonly FileChange[], device: string): Promise<void> =>
    savePending(this.store, files, { groundOf: this.groundOf, device, now: this.#deps.clock.now() });

  /** Drops the pending changes of files. */
  discard = (paths: readonly string[]): Promise<void> => discardPending(this.store, paths);

  /**
   * Publishes changes, on all servers, and resolves to what keeps it from that: problems that the content would have with
   * them. Pending changes of the same files go with it, but for those saved after `begun`, which it was not made from.
   * Rejects when the store fails, or a page cannot be rendered.
   */
  async publish(
    files: readonly FileChange[],
    device: string,
    begun = this.#deps.clock.now(),
  ): Promise<readonly Problem[]> {
    try {
      await this.#deps.published.replace(() => this.#publish(files, device, begun));
    } catch (error) {
      if (error instanceof ContentError) return error.report.problems;
      if (error instanceof Overtaken) return this.publish(files, device, begun);
      throw error;
    }
    this.#deps.warm();
    return [];
  }

  async #publish(files: readonly FileChange[], device: string, begun: number): Promise<Content> {
    const { prepare, clock, log } = this.#deps;
    const base = await readVersion(this.store);
    const content = acceptContent(await this.#read(over<FileChange>(await this.published(), files)));
    await prepare(content);
    const how = { groundOf: this.groundOf, device, now: clock.now(), begun };
    this.#shown = await commitPublication(this.store, { base, files, ...how });
    log.info({ publication: this.#shown, files: files.length }, 'content published');
    return content;
  }

  /** Reads the content with the published changes, and remembers which publication that is. */
  async #readPublished(): Promise<Content> {
    // First, so that a publication meanwhile is noticed by the next look.
    const version = await readVersion(this.store);
    this.#last.forget();
    const content = acceptContent(await this.#read(await this.published()));
    this.#shown = version;
    return content;
  }

  #read = async (files: readonly FileChange[]): Promise<CheckedContent> => this.#last.read(await this.toChanges(files));
}

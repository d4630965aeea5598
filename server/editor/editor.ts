import type { Content } from '../../domain/content/content.ts';
import type { CheckedContent } from '../content/check/check-content.ts';
import { acceptContent, type ReadChanged } from '../content/load-content.ts';
import type { PublishedContent } from '../content/published-content.ts';
import { ContentError, type Problem } from '../content/report.ts';
import { type Clock, openPause, type PeriodicTask, startLoggedTask } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { Store } from '../store/tables.ts';
import { commitPublication, Overtaken } from './commit.ts';
import { ContentStates } from './content-states.ts';
import { LastRead } from './last-read.ts';
import { discardPending, savePending } from './pending.ts';
import { publishDue } from './schedule.ts';
import { type FileChange, over, readVersion, type Saving, type Seen } from './stored-files.ts';

export type EditorDeps = {
  readonly store: Store;
  readonly folder: string;
  readonly dataDir: string;
  readonly read: ReadChanged;
  readonly published: PublishedContent;
  /** Makes a content ready to be shown, and resolves to what is to be done once it is. */
  readonly prepare: (next: Content) => Promise<() => Promise<void>>;
  /** Renders pages of the content that is shown now, in the background. */
  readonly warm: () => void;
  readonly clock: Clock;
  readonly log: Log;
};

/** How often the store is asked whether another server has published. */
const POLL_MS = 1_000;
const RETRY_MS = 10_000;

/** Changes of the content by the desk, kept in the store over the content folder. */
export class Editor extends ContentStates {
  readonly #deps: EditorDeps;
  #shown = 0;
  readonly #last: LastRead;

  constructor(deps: EditorDeps) {
    super(deps);
    this.#deps = deps;
    this.#last = new LastRead(deps.read);
  }

  /** Shows what is published when the server starts. A content that is refused leaves that of the folder. */
  async showFirst(): Promise<void> {
    await this.dropPulled();
    if ((await readVersion(this.store)) > 0) await this.#deps.published.reload(() => this.#showPublished());
  }

  /** Reads folder and changes again, and shows them. */
  async reload(): Promise<void> {
    const { published, prepare, warm } = this.#deps;
    await published.reload(() => this.#showPublished(async (next) => (await prepare(next))()));
    warm();
  }

  /** Shows what other servers publish, and publishes what is due. */
  start(): PeriodicTask {
    const { clock, log } = this.#deps;
    let refused = this.#shown;
    const [reading, schedule] = [openPause(clock, RETRY_MS), openPause(clock, RETRY_MS)];
    const task = async () => {
      const version = await readVersion(this.store);
      if (version !== this.#shown && version !== refused && reading.isOver()) {
        await this.reload();
        // One that is refused is not read again, and one that could not be read or rendered not every second.
        if (this.#deps.published.refusal()?.length) refused = version;
        else if (version !== this.#shown) reading.begin();
      }
      if (!schedule.isOver()) return;
      // Last, because it may fail every time.
      await publishDue(this, clock.now()).catch((error: unknown) => {
        schedule.begin();
        throw error;
      });
    };
    return startLoggedTask(clock, log, { everyMs: POLL_MS, task, failure: 'publications not looked for' });
  }

  /** The content with the pending changes, and what is wrong with it. */
  draft = (): Promise<CheckedContent> => this.tryOut([]);

  /** Its pictures; undefined when none with this hash is pending. */
  draftPictures = async (hash: string): Promise<Content['pictures'] | undefined> => {
    const checked = (await this.hasPendingPicture(hash).catch(() => false)) ? await this.draft() : undefined;
    return (checked?.content ?? checked?.named)?.pictures;
  };

  /** The content if these changes were made too, over the pending ones. */
  tryOut = async (files: readonly FileChange[]): Promise<CheckedContent> =>
    this.#read(over<FileChange>(await this.drafted(), files));

  /** Keeps changes until they are published, over what others saved since `seen`. */
  save = (files: readonly FileChange[], device: string, seen?: Seen): Promise<void> =>
    savePending(this.store, files, this.#saving(device, seen));

  /** Drops the pending changes of files, but for those that others have saved since `seen`. */
  discard = (paths: readonly string[], seen?: Seen): Promise<void> => discardPending(this.store, paths, seen);

  /**
   * Publishes changes, on all servers and over what others published since `seen`, and resolves to what keeps it from that:
   * problems that the content would have with them. Pending changes that they were made from go with them. Rejects when the
   * store fails, a page cannot be rendered, there is a publication after `base`, or `commitPublication` throws Cancelled.
   */
  async publish(files: readonly FileChange[], device: string, seen?: Seen, base?: number): Promise<readonly Problem[]> {
    try {
      await this.#deps.published.replace(() => this.#publish(files, device, seen, base));
    } catch (error) {
      if (error instanceof ContentError) return error.report.problems;
      if (error instanceof Overtaken && base === undefined) return this.publish(files, device, seen);
      throw error;
    }
    this.#deps.warm();
    return [];
  }

  async #publish(changes: readonly FileChange[], device: string, seen?: Seen, base?: number): Promise<Content> {
    const { prepare, log } = this.#deps;
    const version = base ?? (await readVersion(this.store));
    const shown = await this.published();
    const files = seen ? await this.overPublished(changes, seen) : changes;
    const content = acceptContent(await this.#read(over<FileChange>(shown, files)));
    const show = await prepare(content);
    this.#shown = await commitPublication(this.store, { ...this.#saving(device, seen), base: version, files, shown });
    await show().catch((err: unknown) => log.error({ err }, 'outage page not replaced'));
    log.info({ publication: this.#shown, files: files.length }, 'content published');
    return content;
  }

  #saving(device: string, seen?: Seen): Saving {
    return { device, seen, groundOf: this.groundOf, now: this.#deps.clock.now() };
  }

  /** Reads the content with the published changes, and remembers which publication that is once it can be shown. */
  async #showPublished(show = async (_next: Content) => {}): Promise<Content> {
    // First, so that a publication meanwhile is noticed by the next look.
    const version = await readVersion(this.store);
    // Not for what another server published, whose folder may be another.
    if (version === this.#shown) await this.dropPulled();
    this.#last.forget();
    const content = acceptContent(await this.#read(await this.published()));
    await show(content);
    this.#shown = version;
    return content;
  }

  #read = async (files: readonly FileChange[]): Promise<CheckedContent> => this.#last.read(await this.toChanges(files));
}

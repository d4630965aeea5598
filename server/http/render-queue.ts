/** Highest priority first: the contact page; responses to its form, and the desk; other pages; pages that may not exist,
 * pictures, and what is prepared. */
const PRIORITIES = ['contact', 'form', 'page', 'background'] as const;
export type RenderPriority = (typeof PRIORITIES)[number];

/** A render blocks the event loop for 20 ms, then uses two threads of the pool, which the captcha needs too. */
const CONCURRENCY = 2;
/** Per priority; the last one in a full queue waits about a second. */
const MAX_WAITING = 50;

/** Thrown when too many renders are queued; the response is 503. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  readonly statusCode = 503;
}

/** Limits concurrent renders so that a burst of pages does not delay other requests. */
export class RenderQueue {
  readonly #waiting = new Map(PRIORITIES.map((priority): [RenderPriority, (() => void)[]] => [priority, []]));
  #running = 0;
  #isStarting = false;

  /** Runs `render` when its turn comes. Rejects with TooBusy when too many of its priority are queued. */
  async run<Page>(priority: RenderPriority, render: () => Promise<Page>): Promise<Page> {
    if (this.#running < CONCURRENCY && !this.#isStarting) this.#running += 1;
    else await this.#waitForTurn(this.#waiting.get(priority) ?? []);
    try {
      return await render();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  #waitForTurn(queue: (() => void)[]): Promise<void> {
    if (queue.length >= MAX_WAITING) throw new TooBusy();
    return new Promise((resolve) => queue.push(resolve));
  }

  /** Starts one render per event-loop turn, so that other requests are handled in between. */
  #startNext(): void {
    if (this.#isStarting) return;
    this.#isStarting = true;
    setImmediate(() => {
      this.#isStarting = false;
      const queue = this.#waiting.values().find(({ length }) => length > 0);
      if (!queue || this.#running >= CONCURRENCY) return;
      this.#running += 1;
      queue.shift()?.();
      this.#startNext();
    });
  }
}

/**
 * For whom a page is drawn, the most urgent first: the plain contact page, the answer to one visitor's form, a page that
 * the site links to, and a variant that only an address made by hand asks for.
 */
const URGENCIES = ['plain', 'answer', 'page', 'variant'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Drawing keeps the thread busy for 20 ms, and then two threads that also work for the captcha. */
const AT_ONCE = 2;
/** Of each urgency; the last of them waits about a second. */
const MOST_WAITING = 50;

/** There is more to draw than can be drawn soon; to be answered with its status. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  readonly statusCode = 503;
}

/** Draws a few pages at once and the others in turn, so that many of them take no time from other requests. */
export class DrawingQueue {
  readonly #waiting = new Map(URGENCIES.map((urgency): [Urgency, (() => void)[]] => [urgency, []]));
  #drawing = 0;
  #isStarting = false;

  /** Runs `draw` when it is its turn. Rejects with TooBusy when too many of its urgency wait already. */
  async run<Page>(urgency: Urgency, draw: () => Promise<Page>): Promise<Page> {
    if (this.#drawing < AT_ONCE && !this.#isStarting) this.#drawing += 1;
    else await this.#waitForTurn(this.#waiting.get(urgency) ?? []);
    try {
      return await draw();
    } finally {
      this.#drawing -= 1;
      this.#startNext();
    }
  }

  #waitForTurn(line: (() => void)[]): Promise<void> {
    if (line.length >= MOST_WAITING) throw new TooBusy();
    return new Promise((resolve) => line.push(resolve));
  }

  /** Starts one page in a turn of the event loop, so that other requests are answered between two of them. */
  #startNext(): void {
    if (this.#isStarting) return;
    this.#isStarting = true;
    setImmediate(() => {
      this.#isStarting = false;
      const line = this.#waiting.values().find(({ length }) => length > 0);
      if (!line || this.#drawing >= AT_ONCE) return;
      this.#drawing += 1;
      line.shift()?.();
      this.#startNext();
    });
  }
}

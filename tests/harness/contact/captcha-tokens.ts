import { setTimeout as sleep } from 'node:timers/promises';
import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { RunContext } from '../run-context.ts';

/** Messages sent sooner after their challenge are marked `too-fast` (docs/contact.md#leads). */
const PERSON_MS = 2_100;
/** The server chooses solutions from about this number upwards. */
const FIRST_GUESS = 750;
const GUESSING_MS = 5_000;
const SOLVERS = 2;
/** Solved tokens kept in stock; solvers pause at this many. */
const STOCK = 60;
const REST_MS = 20;

type Token = { readonly payload: string; readonly usableAt: number };

/** Challenges solved in advance, as a browser does while its visitor types. */
export class CaptchaTokens {
  readonly #address: () => Promise<string>;
  readonly #ready: Token[] = [];
  #stock: number;
  #open = true;

  constructor(address: () => Promise<string>, stock: number) {
    this.#address = address;
    this.#stock = stock;
    for (let solver = 0; solver < SOLVERS; solver += 1) void this.#solve();
  }

  /** A token old enough for a human visitor, or undefined once closed. */
  async take(): Promise<string | undefined> {
    while (this.#open) {
      const token = this.#ready.shift();
      if (token) {
        await sleep(Math.max(0, token.usableAt - performance.now()));
        return token.payload;
      }
      await sleep(REST_MS);
    }
    return undefined;
  }

  /** Resolves when `count` tokens are ready, so that solving does not distort the load that follows. */
  async fill(count: number): Promise<void> {
    const usable = () => this.#ready.filter(({ usableAt }) => usableAt <= performance.now()).length;
    while (this.#open && usable() < Math.min(count, this.#stock)) await sleep(REST_MS);
  }

  /** Stops solving, so that the next measurement is the server alone. */
  stopSolving(): void {
    this.#stock = 0;
  }

  close(): void {
    this.#open = false;
  }

  async #solve(): Promise<void> {
    while (this.#open) {
      if (this.#ready.length >= this.#stock) await sleep(REST_MS);
      // The server may just be restarting: try again.
      else await this.#add().catch(() => sleep(REST_MS));
    }
  }

  async #add(): Promise<void> {
    const response = await fetch(`${await this.#address()}/api/v1/captcha`);
    if (!response.ok) throw new Error(`The captcha answered ${response.status}`);
    const { challenge } = (await response.json()) as { challenge: Challenge };
    const usableAt = performance.now() + PERSON_MS;
    const solution = await solve(challenge);
    const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    this.#ready.push({ payload, usableAt });
  }
}

async function solve(challenge: Challenge): Promise<Solution> {
  const solution =
    (await solveChallenge({ challenge, deriveKey, counterStart: FIRST_GUESS, timeout: GUESSING_MS })) ??
    (await solveChallenge({ challenge, deriveKey }));
  if (!solution) throw new Error('The challenge has no solution');
  return solution;
}

/** Solves challenges of the server at `address` until the scenario ends. */
export function openTokens(context: RunContext, address: () => Promise<string>, stock = STOCK): CaptchaTokens {
  const tokens = new CaptchaTokens(address, stock);
  context.closeLater(() => tokens.close());
  return tokens;
}

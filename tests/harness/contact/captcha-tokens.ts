import { setTimeout as sleep } from 'node:timers/promises';
import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Bench } from '../bench.ts';

/** What is sent sooner after its challenge was issued goes to quarantine (docs/contact.md#leads). */
const PERSON_MS = 2_100;
/** The answer is a number from here on, by the server's setting. */
const FIRST_GUESS = 750;
const GUESSING_MS = 5_000;
const SOLVERS = 2;
/** Ready tokens kept; a solver rests while there are this many. */
const STOCK = 60;
const REST_MS = 20;

type Token = { readonly payload: string | undefined; readonly usableAt: number };

/** Solved challenges, made ahead as a browser does while its visitor still types. */
export class CaptchaTokens {
  readonly #address: () => Promise<string>;
  readonly #ready: Token[] = [];
  #stock: number;
  #open = true;
  /** False once the server has said that it asks for none. */
  #asked = true;

  constructor(address: () => Promise<string>, stock: number) {
    this.#address = address;
    this.#stock = stock;
    for (let solver = 0; solver < SOLVERS; solver += 1) void this.#solve();
  }

  /** A token that a person could have by now, or undefined when the server asks for none. */
  async take(): Promise<string | undefined> {
    while (this.#open && this.#asked) {
      const token = this.#ready.shift();
      if (token) {
        await sleep(Math.max(0, token.usableAt - performance.now()));
        return token.payload;
      }
      await sleep(REST_MS);
    }
    return undefined;
  }

  /** Resolves when `count` tokens are ready, so that the load that follows is the server's and not the solver's. */
  async fill(count: number): Promise<void> {
    const usable = () => this.#ready.filter(({ usableAt }) => usableAt <= performance.now()).length;
    while (this.#open && this.#asked && usable() < Math.min(count, this.#stock)) await sleep(REST_MS);
  }

  /** Makes no more: what is measured next is the server alone. */
  rest(): void {
    this.#stock = 0;
  }

  close(): void {
    this.#open = false;
  }

  async #solve(): Promise<void> {
    while (this.#open && this.#asked) {
      if (this.#ready.length >= this.#stock) await sleep(REST_MS);
      // A server that is just being killed is asked again.
      else await this.#add().catch(() => sleep(REST_MS));
    }
  }

  async #add(): Promise<void> {
    const response = await fetch(`${await this.#address()}/api/v1/captcha`);
    if (response.status === 404) this.#asked = false;
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

/** Tokens of the server at `address`, made until the scenario ends. */
export function openTokens(bench: Bench, address: () => Promise<string>, stock = STOCK): CaptchaTokens {
  const tokens = new CaptchaTokens(address, stock);
  bench.closeLater(() => tokens.close());
  return tokens;
}

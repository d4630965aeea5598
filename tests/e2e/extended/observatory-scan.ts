/**
 * Runs Mozilla's HTTP Observatory on a loopback site and prints its result as JSON:
 * `node observatory-scan.ts <module> <name> <http port> <https port>`
 */
import { Socket } from 'node:net';
import { pathToFileURL } from 'node:url';

type Target = { host?: string; port?: number | string };
type Scan = {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<Record<string, { readonly result: string; readonly scoreModifier: number }>>;
};

const [, , scanner = '', name = '', httpPort, httpsPort] = process.argv;
const ports: Readonly<Record<string, string | undefined>> = { 80: httpPort, 443: httpsPort };

// Redirects every connection from the public host name and ports to the site on loopback.
const connect = Socket.prototype.connect as (this: Socket, ...given: unknown[]) => Socket;
Socket.prototype.connect = function (this: Socket, ...given: unknown[]): Socket {
  const target = [given[0]].flat()[0] as Target;
  if (target.host !== name) throw new Error(`The Observatory connected to ${target.host}`);
  target.port = ports[`${target.port}`] ?? '0';
  target.host = '127.0.0.1';
  return connect.apply(this, given);
};

const { scan } = (await import(pathToFileURL(scanner).href)) as { scan: (host: string) => Promise<Scan> };
const { scan: verdict, tests } = await scan(name);
const results = Object.fromEntries(
  Object.entries(tests).map(([test, { result, scoreModifier }]) => [test, { result, modifier: scoreModifier }]),
);
console.log(JSON.stringify({ grade: verdict.grade, score: verdict.score, results }));

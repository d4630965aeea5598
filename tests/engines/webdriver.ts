/** The W3C WebDriver protocol, as far as the journeys need it. */

/** The key under which the protocol hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Found = { readonly [ELEMENT]: string };

export type WebDriverSession = {
  readonly send: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;
  /** The path of the first element that a CSS selector finds; throws when there is none. */
  readonly find: (selector: string) => Promise<string>;
};

/** One command; a refusal throws with the driver's own words. */
export async function command<Value>(driver: string, method: string, path: string, body?: object): Promise<Value> {
  const answer = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`WebDriver ${path}: ${value.error} ${value.message}`);
  return value;
}

/** Opens a session with a browser of the given capabilities. */
export async function openSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = await command<{ sessionId: string }>(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const send: WebDriverSession['send'] = (method, path, body) =>
    command(driver, method, `/session/${sessionId}${path}`, body ?? (method === 'POST' ? {} : undefined));
  const find = async (selector: string) => {
    const found = await send<Found>('POST', '/element', { using: 'css selector', value: selector });
    return `/element/${found[ELEMENT]}`;
  };
  return { send, find };
}

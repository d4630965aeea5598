/** A minimal client for the W3C WebDriver protocol. */

/** The protocol's key for element references. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Found = { readonly [ELEMENT]: string };

export type WebDriverSession = {
  readonly send: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;
  /** The path of the first element matching a CSS selector; throws when there is none. */
  readonly find: (selector: string) => Promise<string>;
};

/** Sends a command; throws with the driver's message on an error. */
export async function command<Value>(driver: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver ${path}: ${value.error} ${value.message}`);
  return value;
}

/** Opens a browser session with the given capabilities. */
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

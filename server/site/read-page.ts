import { HTML_TYPE } from '../http/content-type.ts';
import type { Headers as Fields } from '../http/prepared-response.ts';

type ReadPage = { readonly body: Buffer; readonly type: string; readonly policy: string | null };

/** Throws for a response with another status than 200 and the expected one, and for a page without a policy. */
export async function readPage(response: Response, expected = 200): Promise<ReadPage> {
  const given = response.headers.get('content-type') ?? HTML_TYPE;
  const type = given.startsWith('text/html') ? HTML_TYPE : given;
  const policy = response.headers.get('content-security-policy');
  const isExpected = response.ok || response.status === expected;
  if (!isExpected || (type === HTML_TYPE && !policy)) {
    throw new Error(`Rendering returned status ${response.status}, policy: ${policy}`);
  }
  return { body: Buffer.from(await response.arrayBuffer()), type, policy };
}

/** The headers of a page's response: those given, its type, and its policy as `adaptPolicy` changes it. */
export function fieldsOf({ type, policy }: ReadPage, given: Fields, adaptPolicy: (policy: string) => string): Fields {
  const headers = { 'content-type': type, ...given };
  return policy ? { ...headers, 'content-security-policy': adaptPolicy(policy) } : headers;
}

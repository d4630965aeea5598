/** Sources by directive of a content security policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** Adds sources to a content security policy and keeps those of the build (`astro.config.ts`), hashes included. */
export function addSources(policy: string, added: Sources): string {
  const directives = new Map(policy.split(';').map(readDirective));
  for (const [name, sources] of Object.entries(added)) {
    const present = (directives.get(name) ?? []).filter((source) => source !== "'none'");
    directives.set(name, [...present, ...sources]);
  }
  return [...directives]
    .filter(([name]) => name)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}

function readDirective(text: string): [name: string, sources: readonly string[]] {
  const [name = '', ...sources] = text.trim().split(/\s+/);
  return [name, sources];
}

/** A paragraph or a list. */
export type ProseBlock = string | { readonly list: readonly string[] };

/** A chapter of a long text; its id is the URL fragment that leads to it. */
export type Chapter = { readonly id: string; readonly title: string; readonly blocks: readonly ProseBlock[] };

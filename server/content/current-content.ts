import type { Content } from '../../domain/content/content.ts';

/** Returns the content that is published now. Call it for each request or email: another one may replace it at any time. */
export type CurrentContent = () => Content;

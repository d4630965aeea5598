/** Address of a picture on the storage host; undefined when the path leads elsewhere. */
export function storedPictureHref(path: string, storageUrl: string): string | undefined {
  const base = new URL(storageUrl.replace(/\/*$/, '/'));
  const url = URL.parse(/^https?:/i.test(path) ? path : path.replace(/^\/+/, ''), base);
  const isStored = url?.origin === base.origin && url.pathname.startsWith(base.pathname) && !url.username;
  return isStored ? url.href : undefined;
}

/** The tags that the router renders. The browser fetches these scripts at once, and the router has no option for it. */
const routerTags = ['<link rel="modulepreload"', '<script type="module"'];
const deferredTags = ['<link rel="later"', '<script type="later"'].map((tag) => Buffer.from(tag));

/**
 * Replaces the router's script tags by tags that the browser ignores until `start-deferred-scripts.ts` runs. Works on
 * bytes, which are what is sent: to search and replace in the text would take a seventh of a page's rendering time.
 */
export function deferScripts(html: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const { at, tag } of routerTagsIn(html)) {
    const deferred = deferredTags[tag];
    const original = routerTags[tag];
    if (!deferred || !original) continue;
    pieces.push(html.subarray(from, at), deferred);
    from = at + original.length;
  }
  return Buffer.concat([...pieces, html.subarray(from)]);
}

/** Finds the router's tags, in document order. */
function routerTagsIn(html: Buffer): { at: number; tag: number }[] {
  return routerTags
    .flatMap((text, tag) => {
      const places: { at: number; tag: number }[] = [];
      for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + text.length)) {
        places.push({ at, tag });
      }
      return places;
    })
    .toSorted((one, other) => one.at - other.at);
}

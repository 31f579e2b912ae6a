interface ScriptTag {
  /** The beginning of a tag that the router renders. The browser fetches its script at once. */
  immediate: string;
  /** What replaces it; the router has no option for this. */
  deferred: Buffer;
}

const scriptTags: readonly ScriptTag[] = [
  { immediate: '<link rel="modulepreload"', deferred: Buffer.from('<link rel="later"') },
  { immediate: '<script type="module"', deferred: Buffer.from('<script type="later"') },
];

/**
 * Replaces the router's script tags by tags that the browser ignores until `start-deferred-scripts.ts` runs. Works on
 * bytes, which are what is sent: to search and replace in the text would take a seventh of a page's rendering time.
 */
export function deferScripts(html: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const { at, tag } of scriptTagsIn(html)) {
    pieces.push(html.subarray(from, at), tag.deferred);
    from = at + tag.immediate.length;
  }
  return Buffer.concat([...pieces, html.subarray(from)]);
}

/** Finds the router's tags, in document order. */
function scriptTagsIn(html: Buffer): { at: number; tag: ScriptTag }[] {
  return scriptTags
    .flatMap((tag) => {
      const { immediate } = tag;
      const found: { at: number; tag: ScriptTag }[] = [];
      for (
        let at = html.indexOf(immediate);
        at >= 0;
        at = html.indexOf(immediate, at + immediate.length)
      ) {
        found.push({ at, tag });
      }
      return found;
    })
    .toSorted((one, other) => one.at - other.at);
}

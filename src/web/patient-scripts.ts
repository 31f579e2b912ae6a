const askedAtOnce = ['<link rel="modulepreload"', '<script type="module"'];
const patience = Buffer.from(' fetchpriority="low"');

/**
 * A page whose scripts are fetched last. It is whole without script, so its words, font and first picture come first
 * on a slow line. The router's own tags ask for the scripts at high priority and offer no way to say otherwise.
 * In bytes, which are what is sent: to search and change the text would cost a seventh of the page's making.
 */
export function withPatientScripts(html: Buffer): Buffer {
  const ends = askedAtOnce.flatMap((tag) => endsOf(html, tag)).sort((a, b) => a - b);
  const pieces = [0, ...ends].flatMap((start, index) => [
    html.subarray(start, ends[index] ?? html.length),
    ...(index < ends.length ? [patience] : []),
  ]);
  return Buffer.concat(pieces);
}

/** Where each occurrence of a tag's beginning ends. */
function endsOf(html: Buffer, tag: string): number[] {
  const ends: number[] = [];
  for (let at = html.indexOf(tag); at >= 0; at = html.indexOf(tag, at + tag.length)) {
    ends.push(at + tag.length);
  }
  return ends;
}

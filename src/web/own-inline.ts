import { hash } from 'node:crypto';

export interface OwnInline {
  /** The page without the nonce, so that equal pages have equal bytes. */
  html: Buffer;
  /** Content-Security-Policy sources, such as `'sha256-…'`. */
  scripts: string[];
  styles: string[];
}

/**
 * Finds the inline scripts and styles that our own code rendered: those with the nonce of this rendering. Text from
 * feeds or settings cannot contain the nonce, so injected elements are not among them. Works on bytes, which are what
 * is hashed and sent.
 */
export function ownInline(rendered: Buffer, nonce: string): OwnInline {
  const pieces = piecesBetween(rendered, Buffer.from(` nonce="${nonce}"`));
  const sources = { script: new Set<string>(), style: new Set<string>() };
  pieces.slice(1).forEach((after, index) => {
    const element = inlineElement(pieces[index] ?? after, after);
    if (element) sources[element.name].add(`'sha256-${hash('sha256', element.text, 'base64')}'`);
  });
  return {
    html: Buffer.concat(pieces),
    scripts: [...sources.script],
    styles: [...sources.style],
  };
}

function piecesBetween(bytes: Buffer, separator: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, from)) {
    pieces.push(bytes.subarray(from, at));
    from = at + separator.length;
  }
  return [...pieces, bytes.subarray(from)];
}

/**
 * The inline element around a nonce; undefined for an element with an address. React escapes `<` and `>` in
 * attributes.
 */
function inlineElement(
  before: Buffer,
  after: Buffer,
): { name: 'script' | 'style'; text: Buffer } | undefined {
  const end = after.indexOf('>');
  const tag = before.toString('utf8', before.lastIndexOf('<')) + after.toString('utf8', 0, end);
  const name = tag.startsWith('<script')
    ? 'script'
    : tag.startsWith('<style')
      ? 'style'
      : undefined;
  if (!name || /\ssrc=/.test(tag)) return undefined;
  return { name, text: after.subarray(end + 1, after.indexOf(`</${name}>`)) };
}

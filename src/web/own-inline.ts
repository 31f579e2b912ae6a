import { hash } from 'node:crypto';

export interface OwnInline {
  /** The page without the nonce, so that equal pages have equal bytes. */
  html: string;
  /** Content-Security-Policy sources, such as `'sha256-…'`. */
  scripts: string[];
  styles: string[];
}

/**
 * Finds the inline scripts and styles that our own code rendered: those with the nonce of this rendering. Text from
 * feeds or settings cannot contain the nonce, so injected elements are not among them.
 */
export function ownInline(rendered: string, nonce: string): OwnInline {
  const pieces = rendered.split(` nonce="${nonce}"`);
  const sources = { script: new Set<string>(), style: new Set<string>() };
  pieces.slice(1).forEach((after, index) => {
    const element = inlineElement(pieces[index] ?? '', after);
    if (element) sources[element.name].add(`'sha256-${hash('sha256', element.text, 'base64')}'`);
  });
  return { html: pieces.join(''), scripts: [...sources.script], styles: [...sources.style] };
}

/**
 * The inline element around a nonce; undefined for an element with an address. React escapes `<` and `>` in
 * attributes.
 */
function inlineElement(
  before: string,
  after: string,
): { name: 'script' | 'style'; text: string } | undefined {
  const end = after.indexOf('>');
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, end);
  const name = tag.startsWith('<script')
    ? 'script'
    : tag.startsWith('<style')
      ? 'style'
      : undefined;
  if (!name || /\ssrc=/.test(tag)) return undefined;
  return { name, text: after.slice(end + 1, after.indexOf(`</${name}>`)) };
}

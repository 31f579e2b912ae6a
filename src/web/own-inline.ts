import { createHash } from 'node:crypto';

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
  const nonceAttribute = ` nonce="${nonce}"`;
  return {
    html: rendered.replaceAll(nonceAttribute, ''),
    scripts: sourcesOf('script', rendered, nonceAttribute),
    styles: sourcesOf('style', rendered, nonceAttribute),
  };
}

function sourcesOf(
  element: 'script' | 'style',
  rendered: string,
  nonceAttribute: string,
): string[] {
  const own = new RegExp(
    `<${element}(?=[^>]*${nonceAttribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  const sources = new Set<string>();
  for (const [, text = ''] of rendered.matchAll(own)) {
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...sources];
}

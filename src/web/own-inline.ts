import { createHash } from 'node:crypto';

export interface OwnInline {
  /** Without the nonce, so that the same page has the same bytes whenever it is rendered. */
  html: string;
  /** Content-Security-Policy sources, such as `'sha256-…'`. */
  scripts: string[];
  styles: string[];
}

/**
 * Finds the inline scripts and styles that our own code rendered, which are those that carry the nonce of this
 * rendering. Text that comes from feeds or settings exists before the nonce does, so what is planted in it is not among
 * them.
 */
export function ownInline(rendered: string, nonce: string): OwnInline {
  const mark = ` nonce="${nonce}"`;
  return {
    html: rendered.replaceAll(mark, ''),
    scripts: sourcesOf('script', rendered, mark),
    styles: sourcesOf('style', rendered, mark),
  };
}

function sourcesOf(element: 'script' | 'style', rendered: string, mark: string): string[] {
  const own = new RegExp(
    `<${element}(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  const sources = new Set<string>();
  for (const [, text = ''] of rendered.matchAll(own)) {
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...sources];
}

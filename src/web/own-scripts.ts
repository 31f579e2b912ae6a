import { createHash } from 'node:crypto';

export interface OwnScripts {
  /** Without the nonce, so that the same page has the same bytes whenever it is rendered. */
  html: string;
  /** Content-Security-Policy sources, such as `'sha256-…'`. */
  sources: string[];
}

/**
 * Finds the inline scripts that our own code rendered, which are those that carry the nonce of this rendering. Text that
 * comes from feeds or settings exists before the nonce does, so a script planted in it is not among them.
 */
export function ownScripts(rendered: string, nonce: string): OwnScripts {
  const mark = ` nonce="${nonce}"`;
  const script = new RegExp(
    `<script(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
  const sources = new Set<string>();
  for (const [, text = ''] of rendered.matchAll(script)) {
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: rendered.replaceAll(mark, ''), sources: [...sources] };
}

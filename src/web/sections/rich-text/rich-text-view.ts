import type { SectionContent } from '#site/pages/section-kinds.ts';

export interface RichTextView {
  /** Sanitised when the page was imported. */
  html: string;
}

export function richTextView({ html }: SectionContent<'rich-text'>): RichTextView | undefined {
  return html === '' ? undefined : { html };
}

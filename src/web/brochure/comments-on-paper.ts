import sanitizeHtml from 'sanitize-html';
import { dealerHtml } from '#web/vehicle/facts/dealer-html.ts';

/** From sanitised HTML to lines, in this order. */
const steps: readonly (readonly [RegExp, string])[] = [
  // line breaks of the source mean no more than spaces do
  [/\s+/g, ' '],
  [/<li\b[^>]*>/gi, '\n• '],
  [/<br\b[^>]*>|<\/?(?:p|ul|ol|h3)\b[^>]*>/gi, '\n'],
];

/** What a sanitised text without tags still has. */
const entities: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

/** A dealer's comments as plain lines: paragraphs and breaks end one, list items begin with a dot. */
export function commentsOnPaper(comments: string): string {
  const lines = steps.reduce((html, [from, to]) => html.replace(from, to), dealerHtml(comments));
  const words = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return entities
    .reduce((text, [entity, character]) => text.replaceAll(entity, character), words)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

import { dealerHtml, untagged } from '#web/vehicle/facts/dealer-html.ts';

/** From sanitised HTML to lines, in this order. */
const steps: readonly (readonly [RegExp, string])[] = [
  // line breaks of the source mean no more than spaces do
  [/\s+/g, ' '],
  [/<li\b[^>]*>/gi, '\n• '],
  [/<br\b[^>]*>|<\/?(?:p|ul|ol|h3)\b[^>]*>/gi, '\n'],
];

/** A dealer's comments as plain lines: paragraphs and breaks end one, list items begin with a dot. */
export function commentsOnPaper(comments: string): string {
  const lines = steps.reduce((html, [from, to]) => html.replace(from, to), dealerHtml(comments));
  return untagged(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

import { dealerHtml, withoutTags } from '#web/vehicle/facts/dealer-html.ts';

/** Replacements that turn sanitised HTML into lines, in this order. */
const steps: readonly (readonly [RegExp, string])[] = [
  // in HTML source, line breaks are only white space
  [/\s+/g, ' '],
  [/<li\b[^>]*>/gi, '\n• '],
  [/<br\b[^>]*>|<\/?(?:p|ul|ol|h3)\b[^>]*>/gi, '\n'],
];

/** A dealer's comments as plain text: one line per paragraph or break, list items begin with a bullet. */
export function plainComments(comments: string): string {
  const lines = steps.reduce((html, [from, to]) => html.replace(from, to), dealerHtml(comments));
  return withoutTags(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

import { htmlEntities } from '#services/stock-feed/html-entities.ts';

const markupEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What is done with HTML, in this order. */
const steps: readonly (readonly [RegExp, string])[] = [
  // line breaks of the source mean no more than spaces do
  [/\s+/g, ' '],
  [/<!--.*?-->/g, ''],
  [/<(script|style|template|iframe)\b.*?<\/\1\s*>/gi, ''],
  [/<li\b[^>]*>/gi, '\n• '],
  [/<(?:br|\/?(?:p|div|h[1-6]|ul|ol|tr|table|section|blockquote))\b[^>]*>/gi, '\n'],
  [/<\/?[a-z][^>]*>/gi, ''],
];

/**
 * The words of a text that may hold HTML. Paragraphs, list items and breaks become lines; a text without any HTML
 * keeps the lines it has.
 */
export function plainText(text: string): string {
  const isHtml = /<\/?[a-z!][^>]*>/i.test(text);
  const words = isHtml
    ? steps.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
    : text;
  return decoded(words)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (entity, decimal, hex, name) => {
      if (name !== undefined) {
        const key = String(name).toLowerCase();
        return markupEntities[key] ?? htmlEntities[key] ?? entity;
      }
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}

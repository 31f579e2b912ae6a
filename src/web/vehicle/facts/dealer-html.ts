import sanitizeHtml from 'sanitize-html';

/** Tags that a description needs; nothing that could look or act like part of the site's page. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'h3', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'tel', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
    div: 'p',
    ...Object.fromEntries(['h1', 'h2', 'h4', 'h5', 'h6'].map((heading) => [heading, 'h3'])),
  },
};

const block = /<\/?(p|br|ul|ol|li|div|h[1-6]|table|tr)\b[^>]*>/gi;
const tag = /<\/?[a-z][^>]*>/i;

/** Converts a dealer's description, which is HTML or plain text with line breaks, to sanitised HTML. */
export function dealerHtml(text: string): string {
  const html = sanitizeHtml(text.trim(), allowed);
  if (tag.test(text)) return html.replace(/(<p>\s*<\/p>)+/g, '').trim();
  return html
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** Entities left in sanitised text. The ampersand comes last, because it may be part of another entity. */
const entities: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

/** Sanitised HTML as plain text, without tags and entities. */
export function withoutTags(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return entities.reduce((read, [entity, character]) => read.replaceAll(entity, character), text);
}

/** Boundaries between list items, and the ends of lists, unless punctuation precedes them. */
const nextItem = /(?<![\s.,;:!?])\s*<\/li>\s*<li\b[^>]*>/gi;
const lastItem = /(?<![\s.,;:!?])\s*<\/li>\s*<\/[uo]l>/gi;

/** Sanitised HTML as one line of text: blocks are separated by spaces, list items by commas. */
export function htmlToText(html: string): string {
  const listed = html.replace(nextItem, ', ').replace(lastItem, '. ');
  return withoutTags(listed.replace(block, ' $&')).replaceAll(/\s+/g, ' ').trim();
}

import sanitizeHtml from 'sanitize-html';

/** What a description needs, and nothing that looks or acts like the site's own page. */
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

/** Dealers' systems send HTML, or plain text with line breaks: either becomes HTML in which nothing runs. */
export function dealerHtml(text: string): string {
  const html = sanitizeHtml(text.trim(), allowed);
  if (tag.test(text)) return html.replace(/(<p>\s*<\/p>)+/g, '').trim();
  return html
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** What a sanitised text without tags still has. The ampersand last: it may be part of another. */
const entities: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

/** Sanitised HTML without its tags, as it is read. */
export function untagged(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return entities.reduce((read, [entity, character]) => read.replaceAll(entity, character), text);
}

/** Where one item of a list ends and the next begins, and where the last one ends. */
const nextItem = /(?<![\s.,;:!?])\s*<\/li>\s*<li\b[^>]*>/gi;
const lastItem = /(?<![\s.,;:!?])\s*<\/li>\s*<\/[uo]l>/gi;

/** The words of sanitised HTML in one line, with a space where a block ended, and a list as a sentence has it. */
export function wordsOfHtml(html: string): string {
  const listed = html.replace(nextItem, ', ').replace(lastItem, '. ');
  return untagged(listed.replace(block, ' $&')).replaceAll(/\s+/g, ' ').trim();
}

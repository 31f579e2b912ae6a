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

/** The words of sanitised HTML as plain text, a line for each block. */
export function textOfHtml(html: string): string {
  return sanitizeHtml(html.replace(block, '\n$&'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

/** The words of sanitised HTML in one line. */
export function wordsOfHtml(html: string): string {
  return textOfHtml(html).replaceAll(/\s+/g, ' ');
}

import sanitizeHtml from 'sanitize-html';
import { BULLET, plainText } from '#domain/text/plain-text.ts';

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

/** HTML as one line of text: list items are separated by commas, other blocks by spaces. */
export function htmlToText(html: string): string {
  const lines = plainText(html).split('\n');
  return lines
    .map((line, at) => {
      const isLast = !lines[at + 1]?.startsWith(BULLET);
      return line.startsWith(BULLET) ? listItem(line, isLast) : line;
    })
    .join(' ');
}

/** A list item with the punctuation that separates it from what follows, unless it has its own. */
function listItem(line: string, isLast: boolean): string {
  const text = line.slice(BULLET.length);
  return /[.,;:!?]$/.test(text) ? text : text + (isLast ? '.' : ',');
}

import sanitizeHtml from 'sanitize-html';

/** Tags that running text needs; nothing that could look or act like part of the site's own page. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: (
    'p br hr h2 h3 h4 ul ol li strong b em i u s sub sup blockquote a span ' +
    'table caption thead tbody tr th td dl dt dd'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    h2: ['id'],
    h3: ['id'],
  },
  allowedSchemes: ['https', 'http', 'tel', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // a section has the page's only first heading
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(/^https?:/i.test(attribs['href'] ?? '') && { rel: 'noopener' }) },
    }),
    h2: withSafeId,
    h3: withSafeId,
  },
};

/** Keeps an id that can be the target of a link and cannot name a property of the document. */
function withSafeId(tagName: string, { id }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isSafe = id !== undefined && /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(id);
  return { tagName, attribs: isSafe ? { id } : {} };
}

/**
 * Removes everything from HTML but running text, lists, tables and links: no script, style, frame, form or picture
 * remains. Sanitising twice changes nothing.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html.trim(), allowed)
    .replaceAll(/<p>\s*<\/p>/g, '')
    .trim();
}

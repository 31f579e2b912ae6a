const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML 1.0 allows no control characters except tab and line ends. */
// oxlint-disable-next-line no-control-regex
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for an element or attribute of XML or HTML. Replaces lone surrogates with U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(notInXml, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

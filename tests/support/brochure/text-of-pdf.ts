import { inflateSync } from 'node:zlib';

/** An entry of a font's character table: the code of its glyph, or of the first of several. */
const range = /<([\da-f]+)>\s*<[\da-f]+>\s*\[([^\]]*)\]/gi;

/**
 * The text of each page, in the order of "select all" in a PDF reader. It reads the PDFs of our renderer, not all PDFs.
 */
export function textOfPdf(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (table) fonts.set(name, glyphsOf(objects.get(table)?.stream ?? ''));
    }
  }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const content = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '';
      return textOfContent(objects.get(content)?.stream ?? '', fonts);
    });
}

interface PdfObject {
  head: string;
  stream: string;
}

function objectsOf(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/stream\n([\s\S]*)\nendstream/);
    const isPacked = packed !== undefined && head.includes('/FlateDecode');
    const stream = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    objects.set(id, { head, stream });
  }
  return objects;
}

function glyphsOf(table: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '0', texts = ''] of table.matchAll(range)) {
    [...texts.matchAll(/<([\da-f ]+)>/gi)].forEach(([, text = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const bytes = Buffer.from(text.replaceAll(' ', ''), 'hex').swap16();
      glyphs.set(code, bytes.toString('utf16le'));
    });
  }
  return glyphs;
}

/** Runs of text, each with the font selected last. */
function textOfContent(content: string, fonts: Map<string, Map<string, string>>): string {
  let glyphs = new Map<string, string>();
  let text = '';
  for (const [, font, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? new Map<string, string>();
    for (const [, codes = ''] of (run ?? '').matchAll(/<([\da-f]*)>/gi)) {
      text += codes.replace(/.{4}/g, (code) => glyphs.get(code.toLowerCase()) ?? '\ufffd');
    }
    if (run !== undefined) text += '\n';
  }
  return text;
}

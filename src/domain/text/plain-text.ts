import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';

/** Begins each list item in plain text. */
export const BULLET = '• ';

/** Elements whose content readers do not see. */
const unreadable = new Set(['script', 'style', 'template', 'iframe']);
/** Elements that start and end a line. */
const blocks = new Set('p div h1 h2 h3 h4 h5 h6 ul ol tr table section blockquote'.split(' '));

/** A `<` that no `>` follows begins no tag: "Priced <RRP". */
const looseBracket = /<(?=[^>]*$)/g;

/**
 * Converts text that may contain HTML to plain text. Paragraphs, list items and breaks become lines; a text without
 * HTML keeps its lines.
 */
export function plainText(text: string): string {
  const isHtml = /<\/?[a-z!][^>]*>/i.test(text);
  return decodeHTMLStrict(isHtml ? withoutTags(text.replaceAll(looseBracket, '&lt;')) : text)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Entities stay as they are. */
function withoutTags(html: string): string {
  let words = '';
  let unreadableDepth = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (unreadable.has(name)) unreadableDepth += 1;
        if (name === 'li') words += `\n${BULLET}`;
        // a paragraph that begins a list item stays on the item's line
        else if (name === 'br' || (blocks.has(name) && !words.endsWith(BULLET))) words += '\n';
      },
      ontext(piece) {
        // line breaks of the source mean no more than spaces
        if (unreadableDepth === 0) words += piece.replace(/\s+/g, ' ');
      },
      onclosetag(name) {
        if (unreadable.has(name)) unreadableDepth -= 1;
        if (blocks.has(name)) words += '\n';
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return words;
}

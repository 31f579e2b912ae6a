import { Parser } from 'htmlparser2';

/** Elements whose content is not text for readers. */
const unreadable = new Set(['script', 'style', 'template', 'iframe']);
/** Elements that start and end a line. */
const blocks = new Set('p div h1 h2 h3 h4 h5 h6 ul ol tr table section blockquote'.split(' '));

/**
 * Converts text that may contain HTML to plain text. Paragraphs, list items and breaks become lines; a text without
 * HTML keeps its lines.
 */
export function plainText(text: string): string {
  const isHtml = /<\/?[a-z!][^>]*>/i.test(text);
  return wordsOf(text, isHtml)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** @param isHtml if true, line breaks of the source count as spaces */
function wordsOf(text: string, isHtml: boolean): string {
  let words = '';
  let unreadableDepth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unreadable.has(name)) unreadableDepth += 1;
      if (name === 'li') words += '\n• ';
      else if (name === 'br' || blocks.has(name)) words += '\n';
    },
    ontext(piece) {
      if (unreadableDepth === 0) words += isHtml ? piece.replace(/\s+/g, ' ') : piece;
    },
    onclosetag(name) {
      if (unreadable.has(name)) unreadableDepth -= 1;
      if (blocks.has(name)) words += '\n';
    },
  });
  parser.end(text);
  return words;
}

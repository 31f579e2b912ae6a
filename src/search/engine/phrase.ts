import { TermRows } from './term-rows.ts';
import { fieldMark, type TextIndex } from './text-index.ts';
import { textTokens, tokenKind } from './text-tokens.ts';

/**
 * A phrase is found where neighbouring words of one field, written without anything between them, are the phrase written
 * so too: `"cx 5 touring"` is in `CX-5 Touring` and in `CX5 Touring`, `"x 5"` in neither.
 */
export function matchesPhrase(index: TextIndex, phrase: string, row: number): boolean {
  for (const { column } of index.fields) {
    if (!column) continue;
    for (const code of column.rowCodes.codesOf(row)) {
      if (valueHasPhrase(column.dictionary.valueOf(code), phrase)) return true;
    }
  }
  let words: string[] = [];
  for (const entry of index.ownTerms.get(row)) {
    const kind = entry & 3;
    if (kind === fieldMark) {
      if (hasRun(words, phrase)) return true;
      words = [];
    } else if (kind !== tokenKind.joined) {
      words.push(index.vocabulary.termOf(entry >>> 2));
    }
  }
  return hasRun(words, phrase);
}

/** Rows that have a word with which the phrase begins: all that match it are among them. */
export function phraseCandidates(index: TextIndex, phrase: string): TermRows {
  const matches = [];
  for (let length = 1; length <= phrase.length; length++) {
    const id = index.vocabulary.find(phrase.slice(0, length));
    if (id !== undefined) matches.push({ id, isExact: true, typos: 0 });
  }
  return new TermRows(index, matches);
}

function valueHasPhrase(value: string, phrase: string): boolean {
  const words = textTokens(value).filter(({ kind }) => kind !== tokenKind.joined);
  return hasRun(
    words.map(({ term }) => term),
    phrase,
  );
}

/** Whether some neighbouring words are, written together, exactly the phrase. */
function hasRun(words: readonly string[], phrase: string): boolean {
  return words.some((_, first) => {
    let matched = 0;
    for (let at = first; at < words.length && matched < phrase.length; at++) {
      if (!phrase.startsWith(words[at]!, matched)) return false;
      matched += words[at]!.length;
    }
    return matched === phrase.length;
  });
}

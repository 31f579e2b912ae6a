import { generations } from '#domain/vehicle/mechanical/generations.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import type { StockWords } from '#search/vehicle-search/understanding/words/stock-words.ts';
import { stopWords } from '#search/vehicle-search/understanding/words/trade-words.ts';
import { keyOf, type Word } from '#search/vehicle-search/understanding/words/words-of.ts';
import { keyAt } from './model-rule.ts';

/** In words: `100 series`. */
const LONGEST_CODE = 2;
/** A badge of one letter is too ambiguous. */
const MIN_BADGE_LENGTH = 2;

interface Code {
  code: string;
  /** In lower case. */
  makes: ReadonlySet<string>;
}

const codes = new Map<string, Code>();
/** Codes of numbered series by the number alone, which is enough beside the make: `LandCruiser 200`. */
const numbers = new Map<string, Code>();
for (const generation of generations) {
  for (const code of generation.codes) {
    const makes = new Set([
      ...(codes.get(keyOf(code))?.makes ?? []),
      generation.make.toLowerCase(),
    ]);
    codes.set(keyOf(code), { code, makes });
    if (code.endsWith(' series')) numbers.set(code.replace(' series', ''), { code, makes });
  }
}

/**
 * Reads the makers' codes of generations: `triton mq`, `79 series`, `landcruiser 200`. A code counts beside its make, as
 * the whole query, beside a badge if only one make has it (`ve ss`), or if it has three characters with a digit. Any
 * other word might be a code by chance.
 * @param makes the requested makes in lower case
 */
export function generationRule(
  vocabulary: StockVocabulary,
  makes: ReadonlySet<string>,
  stock: Pick<StockWords, 'badgeWords' | 'meanings' | 'models'>,
): Rule {
  const known = new Set(vocabulary.values('generation').map(([code]) => code));
  const isOtherwiseKnown = (key: string): boolean =>
    stopWords.has(key) || stock.meanings.has(key) || stock.models.alone.has(key);
  const isBesideBadge = (words: readonly Word[], code: string): boolean =>
    !isOtherwiseKnown(code) &&
    words.some(
      ({ key }) =>
        key.length >= MIN_BADGE_LENGTH &&
        stock.badgeWords.has(key) &&
        !codes.has(key) &&
        !isOtherwiseKnown(key),
    );
  // "prado 150": Prado is not a model but a word of one
  const isBesideModel = (words: readonly Word[], code: Code): boolean =>
    makes.size === 0 &&
    words.some(({ key }) =>
      stock.models.alone.get(key)?.some(({ make }) => code.makes.has(make.toLowerCase())),
    );
  return (words, at) => {
    for (let length = Math.min(LONGEST_CODE, words.length - at); length > 0; length -= 1) {
      const key = keyAt(words, at, length);
      const isBeside = (found: Code | undefined): boolean =>
        found !== undefined && !makes.isDisjointFrom(found.makes);
      const [whole, numbered] = [codes.get(key), length === 1 ? numbers.get(key) : undefined];
      const isClear =
        makes.size === 0 &&
        (length === words.length ||
          isDistinct(key) ||
          (isOfOneMake(whole) && isBesideBadge(words, key)));
      const isNumbered =
        numbered !== undefined && (isBeside(numbered) || isBesideModel(words, numbered));
      const found =
        whole && (isClear || isBeside(whole)) ? whole : isNumbered ? numbered : undefined;
      if (found && known.has(found.code))
        return {
          length,
          meaning: { kind: 'choice', attribute: 'generation', values: [found.code] },
        };
    }
    return undefined;
  };
}

/** HSV's cars are Holdens with Holden's codes. */
function isOfOneMake(code: Code | undefined): boolean {
  return code !== undefined && code.makes.size - Number(code.makes.has('hsv')) <= 1;
}

function isDistinct(key: string): boolean {
  return key.length >= 3 && /\d/.test(key) && /\p{L}/u.test(key);
}

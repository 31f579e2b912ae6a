import { generations } from '#domain/vehicle/mechanical/generations.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { keyOf } from '#search/vehicle-search/understanding/words/words-of.ts';
import { keyAt } from './model-rule.ts';

/** In words: `100 series`. */
const LONGEST_CODE = 2;

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
 * the whole query, or if it has three characters with a digit; `BA` may otherwise be anything.
 * @param makes the requested makes in lower case
 */
export function generationRule(vocabulary: StockVocabulary, makes: ReadonlySet<string>): Rule {
  const known = new Set(vocabulary.values('generation').map(([code]) => code));
  return (words, at) => {
    for (let length = Math.min(LONGEST_CODE, words.length - at); length > 0; length -= 1) {
      const key = keyAt(words, at, length);
      const isBeside = (found: Code | undefined): boolean =>
        found !== undefined && !makes.isDisjointFrom(found.makes);
      const [whole, numbered] = [codes.get(key), length === 1 ? numbers.get(key) : undefined];
      const isClear = makes.size === 0 && (length === words.length || isDistinct(key));
      const found =
        whole && (isClear || isBeside(whole)) ? whole : isBeside(numbered) ? numbered : undefined;
      if (found && known.has(found.code))
        return {
          length,
          meaning: { kind: 'choice', attribute: 'generation', values: [found.code] },
        };
    }
    return undefined;
  };
}

function isDistinct(key: string): boolean {
  return key.length >= 3 && /\d/.test(key) && /\p{L}/u.test(key);
}

import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { memoise } from '#search/vehicle-search/memoise.ts';
import type { NamedModel } from '#search/vehicle-search/understanding/meaning.ts';
import { stopWords, ambiguousModels } from './trade-words.ts';
import { keyOf } from './words-of.ts';

/** A model to which a name refers. */
export interface KnownModel extends NamedModel {
  /** Whether this is the model's whole name; otherwise it is a part or a family name. */
  isWhole: boolean;
}

/** Models by the letters and digits of their names. */
export interface ModelNames {
  /** Without the make. */
  alone: ReadonlyMap<string, readonly KnownModel[]>;
  /** With the make: `mazda3`, `landroverdiscovery`. */
  withMake: ReadonlyMap<string, readonly KnownModel[]>;
}

/** The minimum length of a part that counts as a name. */
const MIN_PART_LENGTH = 4;

/**
 * The names by which shoppers know the stock's models. A name includes its family, as in a text search: `Discovery`
 * also means Discovery Sport, `GLA` means GLA250, `C-Class` means C200, `3 Series` means 320i.
 */
export function modelNames(vocabulary: StockVocabulary): ModelNames {
  const makes = new Set(vocabulary.values('make').map(([make]) => keyOf(make)));
  const alone = new Map<string, KnownModel[]>();
  const withMake = new Map<string, KnownModel[]>();
  for (const [make] of vocabulary.values('make')) {
    for (const model of vocabulary.modelsOf(make)) {
      for (const [key, isWhole] of [...namesOf(model), ...familiesOf(make, model)]) {
        // Haval is a make and also the beginning of GWM's Haval H6
        if (isWhole || !makes.has(key)) add(alone, key, { make, model, isWhole });
        add(withMake, keyOf(make) + key, { make, model, isWhole });
      }
    }
  }
  // `Mazda3` is both the model "Mazda3" and Mazda's model "3"
  for (const [key, models] of withMake) {
    const same = alone.get(key) ?? [];
    if (!same.some(({ isWhole }) => isWhole)) continue;
    for (const model of models) add(alone, key, model);
    for (const model of same) add(withMake, key, model);
  }
  for (const [nickname, key] of Object.entries(nicknames)) {
    const named = alone.get(key);
    if (named && !alone.has(nickname)) alone.set(nickname, named);
  }
  return { alone, withMake };
}

/** Shoppers' other names for models, by the letters and digits of both. */
const nicknames: Readonly<Record<string, string>> = {
  commo: 'commodore',
  disco: 'discovery',
  rangey: 'rangerover',
  rangie: 'rangerover',
};

/** Whether a name means these models anywhere, not only beside their make. */
export function standsAlone(key: string, models: readonly KnownModel[]): boolean {
  // a plain number is a model only after its make: "mazda 3"
  if (/^\d*$/.test(key) || key.length < 2 || ambiguousModels.has(key)) return false;
  const isWhole = models.some((model) => model.isWhole);
  return (
    isWhole ||
    (/^\p{L}+$/u.test(key) && key.length >= MIN_PART_LENGTH) ||
    /class$|series$/.test(key)
  );
}

/** Whether a part of a name is enough beside the make: `Lexus RX`. */
export function standsBesideMake(key: string): boolean {
  return /^\p{L}{2,}$/u.test(key) && !ambiguousModels.has(key) && !stopWords.has(key);
}

function add(names: Map<string, KnownModel[]>, key: string, added: KnownModel): void {
  const models = names.get(key) ?? [];
  const before = models.find(({ make, model }) => make === added.make && model === added.model);
  if (!before) names.set(key, [...models, { ...added }]);
  else if (added.isWhole) before.isWhole = true;
}

/** The keys of a model, and whether each is its whole name. */
const namesOf = memoise((model): ReadonlyMap<string, boolean> => {
  const names = new Map<string, boolean>();
  for (const key of [...partsOf(model, /\s+/), ...partsOf(model, /[\s_-]+/)]) names.set(key, false);
  const whole = keyOf(model);
  // GLA250 is a GLA
  const letters = /^(\p{L}{2,})\d/u.exec(whole)?.[1];
  if (letters) names.set(letters, false);
  names.set(whole, true);
  return names;
}, 10_000);

/** All runs of consecutive words, except plain numbers: "5" does not mean the IONIQ 5. */
function partsOf(model: string, separators: RegExp): string[] {
  const words = model.split(separators).map(keyOf);
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join('')),
  );
  return parts.filter((part) => !/^\d*$/.test(part));
}

/** The family names: C200 is a C-Class of Mercedes-Benz, 320i and M340i are a 3 Series of BMW. */
function familiesOf(make: string, model: string): [key: string, isWhole: false][] {
  const key = keyOf(model);
  if (make.startsWith('Mercedes')) {
    const ofClass = /^(\p{L})\d{2,3}\p{L}*$/u.exec(key)?.[1];
    return ofClass ? [[`${ofClass}class`, false]] : [];
  }
  if (make !== 'BMW') return [];
  const ofSeries = /^m?(\d)\d\d\p{L}+$/u.exec(key)?.[1] ?? /^m(\d)\d\d\p{L}*$/u.exec(key)?.[1];
  return ofSeries ? [[`${ofSeries}series`, false]] : [];
}

import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { remembered } from '#search/vehicle-search/remembered.ts';
import type { NamedModel } from '#search/vehicle-search/understanding/meaning.ts';
import { emptyWords, everydayModels } from './trade-words.ts';
import { keyOf } from './words-of.ts';

/** A model that a name stands for. */
export interface KnownModel extends NamedModel {
  /** It is called just so; else the name is a part, or the common beginning, of what it is called. */
  isWhole: boolean;
}

/** Names by their letters and digits. */
export interface ModelNames {
  /** After nothing. */
  alone: ReadonlyMap<string, readonly KnownModel[]>;
  /** Written with their make: `mazda3`, `landroverdiscovery`. */
  withMake: ReadonlyMap<string, readonly KnownModel[]>;
}

/** A part of a name is a name where it has so many letters. */
const LEAST_PART = 4;

/**
 * The names by which shoppers know the stock's models. A name takes its family, which the same words would find:
 * `Discovery` stands for Discovery Sport as well, `GLA` for GLA250, `C-Class` for C200, `3 Series` for 320i.
 */
export function modelNames(vocabulary: StockVocabulary): ModelNames {
  const makes = new Set(vocabulary.values('make').map(([make]) => keyOf(make)));
  const alone = new Map<string, KnownModel[]>();
  const withMake = new Map<string, KnownModel[]>();
  for (const [make] of vocabulary.values('make')) {
    for (const model of vocabulary.modelsOf(make)) {
      for (const [key, isWhole] of namesOf(model)) {
        // Haval is a make, and the beginning of GWM's Haval H6
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
  return { alone, withMake };
}

/** Whether a name is that of these models wherever it stands, and not only beside their make. */
export function standsAlone(key: string, models: readonly KnownModel[]): boolean {
  // a number alone is a model only after its make: "mazda 3"
  if (/^\d*$/.test(key) || key.length < 2 || everydayModels.has(key)) return false;
  const isWhole = models.some((model) => model.isWhole);
  return (
    isWhole || (/^\p{L}+$/u.test(key) && key.length >= LEAST_PART) || /class$|series$/.test(key)
  );
}

/** Whether a part of a name is enough where the make is known: `Lexus RX`. */
export function standsBesideMake(key: string): boolean {
  return /^\p{L}{2,}$/u.test(key) && !everydayModels.has(key) && !emptyWords.has(key);
}

function add(names: Map<string, KnownModel[]>, key: string, added: KnownModel): void {
  const models = names.get(key) ?? [];
  const before = models.find(({ make, model }) => make === added.make && model === added.model);
  if (!before) names.set(key, [...models, { ...added }]);
  else if (added.isWhole) before.isWhole = true;
}

/** The keys by which a model is known, and whether each is its whole name. */
const namesOf = remembered((model): ReadonlyMap<string, boolean> => {
  const names = new Map<string, boolean>();
  for (const key of [...partsOf(model, /\s+/), ...partsOf(model, /[\s_-]+/)]) names.set(key, false);
  const whole = keyOf(model);
  for (const common of commonNames(whole)) names.set(common, false);
  names.set(whole, true);
  return names;
}, 10_000);

/** Any words of the name that stand side by side; "5" is no name of IONIQ 5. */
function partsOf(model: string, joints: RegExp): string[] {
  const words = model.split(joints).map(keyOf);
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join('')),
  );
  return parts.filter((part) => !/^\d*$/.test(part));
}

/** GLA250 is a GLA, C200 a C-Class, 320i and M340i a 3 Series. */
function commonNames(key: string): string[] {
  const letters = /^(\p{L}{2,})\d/u.exec(key)?.[1];
  const ofClass = /^(\p{L})\d{2,3}\p{L}*$/u.exec(key)?.[1];
  const ofSeries = /^m?(\d)\d\d\p{L}+$/u.exec(key)?.[1] ?? /^m(\d)\d\d\p{L}*$/u.exec(key)?.[1];
  return [
    ...(letters ? [letters] : []),
    ...(ofClass ? [`${ofClass}class`] : []),
    ...(ofSeries ? [`${ofSeries}series`] : []),
  ];
}

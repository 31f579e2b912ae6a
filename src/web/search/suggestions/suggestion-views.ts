import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import {
  readQuery,
  type UnderstandingSettings,
} from '#search/vehicle-search/understanding/read-query.ts';
import {
  suggest,
  suggestBadges,
  type Suggestion,
  type SuggestionKind,
} from '#search/vehicle-search/understanding/suggest.ts';
import { criteriaOf } from '#search/vehicle-search/understanding/understand-query.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { badgesOf } from '#search/vehicle-search/understanding/words/badges-of.ts';

export interface SuggestionView {
  /** `Toyota HiLux` */
  label: string;
  /** `Model` */
  kind: string;
  /** `12 cars` */
  count: string;
  /** The address of the suggested search. */
  path: string;
}

/** Characters; longer texts get no suggestions. */
const MAX_LENGTH = 60;

const kindLabels: Readonly<Record<SuggestionKind, string>> = {
  make: 'Make',
  model: 'Model',
  body: 'Body type',
  badge: 'Badge',
};

/** Suggested searches for a typed text, each with its count; those without results are omitted. */
export async function suggestionViews(
  query: string,
  stock: SiteStock,
  settings: SiteSettings,
  understanding: UnderstandingSettings,
): Promise<SuggestionView[]> {
  if (query.length > MAX_LENGTH) return [];
  const { vehicle_type: vehicleType } = settings;
  const found = suggest(query, await stock.vocabulary());
  const suggestions =
    found.length > 0
      ? found
      : await badgeSuggestions({ ...everything, query }, stock, understanding);
  const views = await Promise.all(
    suggestions.map(async ({ kind, label, criteria }) => {
      const count = await stock.count(criteria);
      const noun = count === 1 ? vehicleType.singular : vehicleType.plural;
      const path = searchUrl(criteria);
      return {
        found: count,
        label,
        kind: kindLabels[kind],
        count: `${count.toLocaleString('en-AU')} ${noun}`,
        path,
      };
    }),
  );
  return views.filter((view) => view.found > 0).map(({ found: _, ...view }) => view);
}

/** Suggests badges of a named model by the words after it: `hilux sr`. */
async function badgeSuggestions(
  requested: Criteria,
  stock: SiteStock,
  settings: UnderstandingSettings,
): Promise<Suggestion[]> {
  const vocabulary = await stock.vocabulary();
  const parts = readQuery(requested, vocabulary, settings, []);
  const named = parts.findIndex(({ meaning }) => meaning?.kind === 'model');
  const rest = parts.slice(named + 1).map(({ words }) => words);
  if (named < 0 || rest.length === 0) return [];
  const { query: _, ...criteria } = criteriaOf(requested, parts.slice(0, named + 1));
  const badges = await badgesOf(criteria, stock, vocabulary);
  const models = criteria.choices.model ?? [];
  const name = models.length === 1 ? `${criteria.choices.make?.[0]} ${models[0]} ` : '';
  return suggestBadges(rest.join(' '), badges).map((badge) => ({
    kind: 'badge',
    label: name + badge,
    criteria: { ...criteria, choices: { ...criteria.choices, badge: [badge] } },
  }));
}

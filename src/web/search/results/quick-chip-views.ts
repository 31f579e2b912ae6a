import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { choiceFacet, isChoice } from '#domain/vehicle/facets.ts';
import { creditScores } from '#domain/finance/quick-quote.ts';
import { weeklyRepayment } from '#domain/finance/rate-card.ts';
import { VEHICLE_QUOTE_YEARS } from '#domain/finance/vehicle-quote.ts';
import { dollars } from '#domain/price/dollars.ts';
import { type Criteria, withChoice } from '#search/vehicle-search/criteria.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';

/** A usual search, one press away from a list without filters. */
export interface QuickChipView {
  /** `Under $15,000` */
  label: string;
  /** The number found; undefined if it is not counted. */
  count: number | undefined;
  path: string;
}

/** Values of each attribute. */
const VALUES = 3;

/**
 * The usual searches by the site's settings, without those that would find nothing.
 * @param hasRepayments see `SearchVocabulary`
 */
export function quickChipViews(
  criteria: Criteria,
  { facets, stats }: Pick<StockPage, 'facets' | 'stats'>,
  { search, finance }: Pick<SiteSettings, 'search' | 'finance'>,
  hasRepayments: boolean,
): QuickChipView[] {
  const { under, weekly, values_of } = search.quick_chips;
  const attributes: readonly string[] = values_of;
  const { price } = stats;
  const ranged = (label: string, ranges: Criteria['ranges']): QuickChipView => ({
    label,
    count: undefined,
    path: searchUrl({ ...criteria, page: 1, ranges }),
  });
  return [
    ...under
      .filter((amount) => price && price.min <= amount && amount < price.max)
      .map((amount) => ranged(`Under ${dollars(amount)}`, { price: { max: amount } })),
    ...weekly
      .filter((amount) => hasRepayments && price && leastWeekly(price.min, finance) <= amount)
      .map((amount) => ranged(`Under ${dollars(amount)} a week`, { repayment: { max: amount } })),
    ...attributes.filter(isChoice).flatMap((attribute) => {
      const isYesOrNo = choiceFacet(attribute).column === 'boolean';
      const counts = (facets[attribute] ?? []).filter(([value]) => !isYesOrNo || value === 'true');
      // a single value filters nothing
      return (counts.length > 1 || isYesOrNo ? counts : [])
        .slice(0, VALUES)
        .map(([value, count]) => ({
          label: valueLabel(attribute, value),
          count,
          path: searchUrl(withChoice(criteria, attribute, [value])),
        }));
    }),
  ];
}

/** What the cheapest vehicle costs a week at about the site's best rate. */
function leastWeekly(price: number, finance: SiteSettings['finance']): number {
  const rates = finance.rate_card.rows.flatMap(({ score, rate }) =>
    score === creditScores[0] ? rate : [],
  );
  return weeklyRepayment(finance.rate_card, price, Math.min(...rates), VEHICLE_QUOTE_YEARS);
}

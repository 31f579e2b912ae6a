import { everything, type Expression } from '#search/engine/filters/expression.ts';
import { printExpression } from '#search/engine/filters/print-expression.ts';
import type { ChoiceAttribute, RangeAttribute } from '#domain/vehicle/facets.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { type Listing, listingOf } from '#search/vehicle-search/listing.ts';
import type { PlaceNear } from '#search/vehicle-search/places-near.ts';
import type { RepaymentSource } from '#search/vehicle-search/repayment/repayment-filter.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { conjunction } from './conjunction.ts';
import { criteriaExpression } from './criteria-expression.ts';
import type { RemoteQuery } from './remote-answers.ts';
import { sortParameter } from './sort-parameter.ts';

/** Builds the queries for a shopper's criteria on one site. */
export class StockQueries {
  readonly #criteria: Criteria;
  readonly #listing: Listing;
  readonly #listed: Expression;

  /**
   * @param listed the site's scope
   * @param near the places within the search radius, nearest first; undefined if the search is not around a place
   * @param repayments undefined if the search has no bound on the repayment, or the site no finance
   */
  constructor(
    criteria: Criteria,
    settings: Pick<SiteSettings, 'search'>,
    listed: Expression,
    near?: readonly PlaceNear[],
    repayments?: RepaymentSource,
  ) {
    this.#criteria = criteria;
    this.#listing = listingOf(criteria, settings, near, repayments);
    this.#listed = listed;
  }

  /** The successive parts of the list; usually there is one. */
  get parts(): readonly Expression[] {
    return this.#listing.parts;
  }

  /** The vehicles of a part, in order. */
  cards(part: Expression = everything): RemoteQuery {
    const { sort } = this.#listing;
    return {
      ...this.#matching(conjunction(criteriaExpression(this.#criteria), part)),
      ...(sort && { sort: sortParameter(sort) }),
      attributesToRetrieve: ['card', 'place'],
    };
  }

  /** The ids and statuses of a part's vehicles, in order. */
  idsAndStatus(part: Expression = everything): RemoteQuery {
    return { ...this.cards(part), attributesToRetrieve: ['vehicle_id', 'status'] };
  }

  /** The number of vehicles in a part, and the values of facets without a selection. */
  counts(facets: readonly ChoiceAttribute[] = [], part: Expression = everything): RemoteQuery {
    const filter = conjunction(criteriaExpression(this.#criteria), part);
    return { ...this.#matching(filter), facets, hitsPerPage: 0 };
  }

  /** The values of a facet, ignoring its own selection. */
  facet(attribute: ChoiceAttribute): RemoteQuery {
    const others = criteriaExpression(this.#criteria, attribute);
    return { ...this.#matching(others), facets: [attribute], hitsPerPage: 0 };
  }

  /** The vehicle with the lowest or highest value of a range attribute, ignoring its own refinement. */
  end(attribute: RangeAttribute, direction: 'asc' | 'desc'): RemoteQuery {
    return {
      ...this.#matching(criteriaExpression(this.#criteria, attribute)),
      sort: [`${attribute}:${direction}`],
      attributesToRetrieve: [attribute],
      limit: 1,
    };
  }

  #matching(filter: Expression): RemoteQuery {
    const { query } = this.#criteria;
    return {
      ...(query && { q: query }),
      filter: printExpression(conjunction(this.#listed, filter, this.#listing.filter)),
    };
  }
}

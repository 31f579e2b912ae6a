import { SIMILAR_LIMIT, similarPriceBand } from '#domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { and, between, equals, type Expression, not } from '#search/engine/filters/expression.ts';
import { printExpression } from '#search/engine/filters/print-expression.ts';
import { STOCK_INDEX } from '#search/meilisearch/search-service.ts';

/** One query of the body of `POST /multi-search`. */
export interface SimilarQuery {
  indexUid: string;
  facets: [];
  attributesToHighlight: ['*'];
  highlightPreTag: string;
  highlightPostTag: string;
  limit: number;
  filter: string;
}

/**
 * The searches for similar vehicles: in stock, of the same item type, in the vehicle's price band, and of the same
 * model, make or body. Source: specification 1, section 7, "POST multi-search endpoint", and section 9, "Similar cars".
 */
export function similarQueries(vehicle: Vehicle): SimilarQuery[] {
  const band = similarPriceBand(vehicle);
  const shared: Expression[] = [
    equals('status', 'in_stock'),
    equals('item_type', vehicle.item_type),
    not(equals('id', vehicle.id)),
    ...(band ? [between('price', band.min, band.max)] : []),
  ];
  const body = vehicle.simple_body ?? vehicle.body;
  const similarities: Expression[][] = [
    // several makes may have a model of the same name
    [equals('make', vehicle.make), equals('model', vehicle.model)],
    [equals('make', vehicle.make)],
    ...(body ? [[equals('simple_body', body)]] : []),
  ];
  return similarities.map((similarity) => ({
    indexUid: STOCK_INDEX,
    facets: [],
    attributesToHighlight: ['*'],
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
    limit: SIMILAR_LIMIT,
    filter: printExpression(and(...shared, ...similarity)),
  }));
}

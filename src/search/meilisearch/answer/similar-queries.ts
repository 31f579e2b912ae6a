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
 * The searches that find similar vehicles: in stock, of the same kind, in the vehicle's band of prices, and of the same
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
  const likenesses: Expression[][] = [
    // a model's name alone may be another make's too
    [equals('make', vehicle.make), equals('model', vehicle.model)],
    [equals('make', vehicle.make)],
    ...(body ? [[equals('simple_body', body)]] : []),
  ];
  return likenesses.map((likeness) => ({
    indexUid: STOCK_INDEX,
    facets: [],
    attributesToHighlight: ['*'],
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
    limit: SIMILAR_LIMIT,
    filter: printExpression(and(...shared, ...likeness)),
  }));
}

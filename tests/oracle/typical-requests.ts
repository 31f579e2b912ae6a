import { and, equals, type Expression, moreThan } from '#search/engine/filters/expression.ts';
import type { Row } from '#search/engine/search-index.ts';
import type { Refinement, SearchRequest } from '#search/engine/search-request.ts';
import { vehicleFacets, vehicleStats } from './vehicle-schema.ts';

export type RequestKind = 'filters' | 'text' | 'typing' | 'range' | 'deep';

/** The percentage of each kind of request. */
const mix: [RequestKind, number][] = [
  ['filters', 40],
  ['text', 25],
  ['typing', 15],
  ['range', 10],
  ['deep', 10],
];

const inStock: Expression = and(equals('status', 'in_stock'), moreThan('price', 1000));
const everyFacet = { facets: vehicleFacets, stats: vehicleStats };

/** A request as shoppers make it, with criteria from an existing vehicle. */
export function typicalRequest(
  rows: readonly Row[],
  random: () => number,
): { kind: RequestKind; request: SearchRequest } {
  let share = random() * 100;
  const kind = (mix.find(([, percent]) => (share -= percent) < 0) ?? mix[0]!)[0];
  const row = rows[Math.floor(random() * rows.length)]!;
  const limit = 21;
  switch (kind) {
    case 'filters':
      return {
        kind,
        request: { filter: inStock, refinements: chosen(row, random), ...everyFacet, limit },
      };
    case 'text':
      return {
        kind,
        request: {
          text: words(row, random),
          filter: inStock,
          refinements: random() < 0.5 ? chosen(row, random) : {},
          ...everyFacet,
          limit,
        },
      };
    case 'typing':
      return {
        kind,
        request: { text: mistyped(words(row, random), random), filter: inStock, limit },
      };
    case 'range': {
      const by = ['price', 'km', 'year'][Math.floor(random() * 3)]!;
      const value = Number(row[by] ?? 20_000);
      const refinements: Record<string, Refinement> = {
        [by]: { min: value * 0.8, max: value * 1.2 },
      };
      return {
        kind,
        request: {
          filter: inStock,
          refinements,
          sort: [{ by: random() < 0.7 ? 'price' : by, direction: random() < 0.5 ? 'asc' : 'desc' }],
          limit,
        },
      };
    }
    case 'deep':
      return {
        kind,
        request: {
          filter: inStock,
          sort: [{ by: 'created_at_timestamp', direction: 'desc' }],
          offset: Math.floor(random() * 5_000),
          limit,
        },
      };
  }
}

const refinable = [
  'make',
  'body',
  'state',
  'fuel',
  'transmission',
  'car_type',
  'year',
  'colour',
  'drive',
];

function chosen(row: Row, random: () => number): Record<string, Refinement> {
  const refinements: Record<string, Refinement> = {};
  const count = Math.floor(random() * 4);
  for (let at = 0; at < count; at++) {
    const name = refinable[Math.floor(random() * refinable.length)]!;
    if (row[name] !== undefined) refinements[name] = { anyOf: [String(row[name])] };
  }
  if (random() < 0.3 && typeof row['price'] === 'number')
    refinements['price'] = { max: row['price'] };
  const features = row['filtered_features'];
  if (random() < 0.2 && Array.isArray(features))
    refinements['filtered_features'] = { allOf: features.slice(0, 2) };
  return refinements;
}

function words(row: Row, random: () => number): string {
  const fields = [
    ['make'],
    ['make', 'model'],
    ['model'],
    ['colour', 'make'],
    ['body', 'fuel'],
    ['make', 'model', 'year'],
    ['make', 'city'],
  ];
  const picked = fields[Math.floor(random() * fields.length)]!;
  return picked.map((field) => row[field] ?? '').join(' ');
}

/** A text that is incomplete in half of the cases, and otherwise has a typo. */
function mistyped(text: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 1));
  if (random() < 0.5) return text.slice(0, Math.max(2, at));
  return text.slice(0, at) + text.slice(at + 1);
}

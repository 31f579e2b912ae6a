import { pictureBase } from '#domain/media/picture-address.ts';
import type { VehicleImage } from '#domain/vehicle/vehicle.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { inListOrder } from '#search/vehicle-search/list-order.ts';
import type { CellValue } from '#search/engine/keywords/keyword-column.ts';
import type { Row } from '#search/engine/search-index.ts';
import { stockAttributes } from '#search/meilisearch/query/stock-attributes.ts';

/**
 * What a document tells beside its attributes, as the card has it: what a list of vehicles shows. Left out are `vin`,
 * which is copied by those who sell cars they do not have, and `autograb_data`, which is the valuer's to publish.
 */
const cardFields = [
  'slug',
  'name',
  'created_at',
  'price_type',
  'price_basis',
  'egc_price',
  'before_price',
  'offer_price',
  'preorder',
  'checkout_enabled',
  'finance_lenders',
  'sleeps',
  'body_length',
  'engine_size_litres',
  'location_id',
] as const satisfies readonly (keyof CardDocument)[];

/** What it tells beside that is made of the rest. */
const madeFields = ['path', 'images', 'primary_image_url', 'thumbnails'] as const;

/** Every field that a document may have. */
export const stockDocumentFields: readonly string[] = [
  ...new Set([...stockAttributes.keys(), ...cardFields, ...madeFields]),
];

/** The width of a picture, and of its thumbnail, in pixels. */
const PICTURE = 960;
const THUMBNAIL = 320;

/**
 * A vehicle as the search service shows it, in the specification's names. An attribute holds what filters compare and
 * facets count (the price is the one asked for now, the body its simple word); addresses are places on the site.
 */
export function stockDocument(card: CardDocument, row: Row): Record<string, unknown> {
  const pictures = (card.images ?? []).map((image, at) => picture(card.id, image, at));
  const fields: [string, unknown][] = [
    ...Array.from(stockAttributes, ([name, { column }]): [string, unknown] => [
      name,
      inOrder(row[column], card.list_orders?.[column]),
    ]),
    ...cardFields.map((name): [string, unknown] => [name, card[name]]),
    ['path', `/cars/${card.slug}`],
    ['images', pictures],
    ['primary_image_url', pictures[0]?.image.url],
    ['thumbnails', pictures.map(({ image }) => image.thumb.url)],
  ];
  // a field that is unknown is absent
  return Object.fromEntries(fields.filter(([, value]) => isKnown(value)));
}

function inOrder(value: CellValue, order: string | undefined): CellValue {
  return Array.isArray(value) ? inListOrder(value, order) : value;
}

function isKnown(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** The site's own picture, not the feed's: a feed's server is not ours to point the public at. */
function picture(id: number, image: VehicleImage, at: number) {
  const base = pictureBase(id, at, image.url);
  return { image: { url: `${base}/${PICTURE}.jpg`, thumb: { url: `${base}/${THUMBNAIL}.jpg` } } };
}

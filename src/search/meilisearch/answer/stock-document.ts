import { pictureBase } from '#domain/media/picture-address.ts';
import type { VehicleImage } from '#domain/vehicle/vehicle.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { inListOrder } from '#search/vehicle-search/list-order.ts';
import type { CellValue } from '#search/engine/keywords/keyword-column.ts';
import type { Row } from '#search/engine/search-index.ts';
import { stockAttributes } from '#search/meilisearch/query/stock-attributes.ts';

/**
 * Fields that a document copies from the card. Excludes `vin`, which is copied by people who advertise cars they do not
 * have, and `autograb_data`, which only the valuer may publish.
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
  'engine_size_litres',
  'location_id',
] as const satisfies readonly (keyof CardDocument)[];

/** Fields derived from others. */
const derivedFields = ['path', 'images', 'primary_image_url', 'thumbnails'] as const;

/** Every field that a document may contain. */
export const stockDocumentFields: readonly string[] = [
  ...new Set([...stockAttributes.keys(), ...cardFields, ...derivedFields]),
];

/** The widths of a picture and its thumbnail in pixels. */
const PICTURE_WIDTH = 960;
const THUMBNAIL_WIDTH = 320;

/**
 * A vehicle as the search service publishes it, with the specification's field names. Attributes contain the values
 * that filters compare and facets count (the current price, the simple body); addresses are on the site.
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
  // unknown fields are absent
  return Object.fromEntries(fields.filter(([, value]) => isKnown(value)));
}

function inOrder(value: CellValue, order: string | undefined): CellValue {
  return Array.isArray(value) ? inListOrder(value, order) : value;
}

function isKnown(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** The site's own copy of a picture, because the public must not be sent to a feed's server. */
function picture(id: number, image: VehicleImage, at: number) {
  const base = pictureBase(id, at, image.url);
  return {
    image: {
      url: `${base}/${PICTURE_WIDTH}.jpg`,
      thumb: { url: `${base}/${THUMBNAIL_WIDTH}.jpg` },
    },
  };
}

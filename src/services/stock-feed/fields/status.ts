import { isAvailable } from '#domain/vehicle/availability.ts';
import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import { cellText } from './field-kind.ts';

/** The status of a vehicle if its feed gives an unknown one. Such a vehicle is not listed. */
export const HELD_BACK = 'on_hold';

/** A vehicle's availability according to its feed. */
export interface FeedStatus {
  status: string;
  /** Whether a shopper has reserved it; it is still in stock. */
  reserved?: true;
  /** False for an unknown word, which is stored as it is and never counts as in stock. */
  isKnown: boolean;
}

/** The words for each status in feeds. */
const spellings: Readonly<Record<string, string>> = {
  in_stock:
    'in stock, available, avail, available for sale, for sale, on sale, stock, active, live, current, on lot, ' +
    'in yard, on yard, retail, advertised, ready, ready for sale, published, listed, new arrival, just arrived',
  coming_soon:
    'coming soon, incoming, in transit, arriving, arriving soon, on order, ordered, on the water, on water, due in, ' +
    'pipeline, in production, pre arrival, inbound',
  sold: 'sold, sold out, delivered, settled, sold pending delivery, sold not delivered',
  withdrawn:
    'withdrawn, removed, deleted, archived, inactive, unavailable, not available, not for sale, expired, ' +
    'unpublished, off market',
  wholesaled: 'wholesaled, wholesale, auction, sent to auction',
  on_hold: 'on hold, hold, held, in workshop, workshop, in detailing, draft',
};
const reservedSpellings = ['reserved', 'deposit', 'deposit taken', 'deposit paid', 'under offer'];

const known = new Map<string, Omit<FeedStatus, 'isKnown'>>([
  ...Object.entries(spellings).flatMap(([status, words]) =>
    words.split(', ').map((word) => [spellingKey(word), { status }] as const),
  ),
  ...reservedSpellings.map(
    (word) => [spellingKey(word), { status: 'in_stock', reserved: true }] as const,
  ),
]);

/** The status in a cell; undefined if the cell is empty. */
export function feedStatus(cell: unknown): FeedStatus | undefined {
  const text = cellText(cell);
  if (text === undefined)
    return typeof cell === 'object' && cell !== null
      ? { status: HELD_BACK, isKnown: false }
      : undefined;
  const found = known.get(spellingKey(text));
  if (found) return { ...found, isKnown: true };
  const word = text
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .slice(0, 40);
  // no unknown spelling may become an available status by its punctuation alone
  return { status: isAvailable({ status: word }) ? HELD_BACK : word, isKnown: false };
}

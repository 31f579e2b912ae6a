import type { CatalogueColumn, CatalogueRow, CatalogueVendor } from './catalogue-vendor.ts';
import type { Listing } from './listing.ts';

/** A reason why a vehicle is not in a vendor's catalogue. */
export interface ListingFault {
  /** Absent if the reason is the vehicle as a whole. */
  column?: string;
  reason: string;
}

/** The values of a listing in a vendor's catalogue. */
export function catalogueRow({ columns }: CatalogueVendor, listing: Listing): CatalogueRow {
  const values = columns.map(({ name, value }): [string, readonly string[]] => {
    const found = value(listing) ?? [];
    return [name, (typeof found === 'string' ? [found] : found).filter((text) => text !== '')];
  });
  return new Map(values.filter(([, texts]) => texts.length > 0));
}

/** Lists what a vendor's documented rules find wrong with a listing; none if its catalogue may contain it. */
export function listingFaults(vendor: CatalogueVendor, listing: Listing): ListingFault[] {
  const refusal = vendor.refusal(listing);
  if (refusal !== undefined) return [{ reason: refusal }];
  return rowFaults(vendor, catalogueRow(vendor, listing));
}

/** Checks the values of a row against the rules of its columns. */
export function rowFaults({ columns }: CatalogueVendor, row: CatalogueRow): ListingFault[] {
  return columns.flatMap((column) => {
    const values = row.get(column.name) ?? [];
    return columnReasons(column, values).map((reason) => ({ column: column.name, reason }));
  });
}

function columnReasons(column: CatalogueColumn, values: readonly string[]): string[] {
  const { required, maxItems } = column;
  if (values.length === 0) return required ? ['is missing'] : [];
  if (maxItems !== undefined && values.length > maxItems)
    return [`has more than ${maxItems} values`];
  const reasons = values.map((value) => valueReason(column, value));
  return [...new Set(reasons.filter((reason) => reason !== undefined))];
}

function valueReason(
  { oneOf, maxLength, form, isLink }: CatalogueColumn,
  value: string,
): string | undefined {
  if (maxLength !== undefined && [...value].length > maxLength)
    return `is longer than ${maxLength} characters`;
  if (oneOf && !oneOf.includes(value)) return 'is not a value that the vendor knows';
  if (form && !form.pattern.test(value)) return form.says;
  if (isLink && !isPublicLink(value)) return 'is not an https address';
  return undefined;
}

/** Whether the address is absolute and https; a developer's machine may use http. */
function isPublicLink(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && /(^|\.)localhost$/.test(url.hostname);
}

import type { Listing } from './listing.ts';

/** A column of a vendor's catalogue, with the vendor's documented rules for its values. */
export interface CatalogueColumn {
  name: string;
  /** A list becomes repeated elements in XML and one cell separated by commas in CSV. */
  value(listing: Listing): string | readonly string[] | undefined;
  required?: true;
  /** The values that the vendor knows. */
  oneOf?: readonly string[];
  /** In characters. */
  maxLength?: number;
  /** The largest number of values of a list. */
  maxItems?: number;
  /** What a value must look like, and how the report says it. */
  form?: { pattern: RegExp; says: string };
  /** Whether its values are absolute https addresses. */
  isLink?: true;
}

/** An advertiser that fetches a catalogue of vehicles. */
export interface CatalogueVendor {
  /** The name in reports. */
  title: string;
  columns: readonly CatalogueColumn[];
  /** Why the vendor does not advertise a vehicle, whatever its values; undefined if it does. */
  refusal(listing: Listing): string | undefined;
  /** Absent if the vendor documents no XML for vehicles. */
  xml?: CatalogueXml;
}

/** The values of a listing by column; unknown ones are absent. */
export type CatalogueRow = ReadonlyMap<string, readonly string[]>;

export interface CatalogueXml {
  /** @param title and link of the site */
  start(title: string, link: string): string;
  item(row: CatalogueRow): string;
  end: string;
}

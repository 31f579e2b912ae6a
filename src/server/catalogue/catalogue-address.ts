import {
  catalogueVendorNames,
  type CatalogueVendorName,
} from '#domain/catalogue/catalogue-vendors.ts';
import type { CatalogueFormat } from '#services/catalogue/site-catalogue.ts';

export interface CatalogueAddress {
  vendor: CatalogueVendorName;
  /** A dealership's slug, or `all`. */
  stock: string;
  format: CatalogueFormat;
  /** Whether the file itself is gzipped, whatever the client accepts. */
  isGzipFile: boolean;
}

const form = /^\/feeds\/(\w{1,20})\/([a-z0-9-]{1,80})\.(csv|xml)(\.gz)?$/;

/** Parses `/feeds/{vendor}/{dealership, or all}.{csv, xml}`, with `.gz` for a gzipped file. */
export function parseCatalogueAddress(path: string): CatalogueAddress | undefined {
  const [, name, stock, format, gz] = form.exec(path) ?? [];
  const vendor = catalogueVendorNames.find((known) => known === name);
  if (!vendor || !stock || (format !== 'csv' && format !== 'xml')) return undefined;
  return { vendor, stock, format, isGzipFile: gz !== undefined };
}

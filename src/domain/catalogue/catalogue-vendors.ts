import type { CatalogueVendor } from './catalogue-vendor.ts';
import { googleVehicleAds } from './google-vehicle-ads.ts';
import { metaVehicles } from './meta-vehicles.ts';
import { tiktokVehicles } from './tiktok-vehicles.ts';

export const catalogueVendorNames = ['google', 'meta', 'tiktok'] as const;
export type CatalogueVendorName = (typeof catalogueVendorNames)[number];

/** The advertisers that fetch catalogues, by their name in settings and addresses. */
export const catalogueVendors: Readonly<Record<CatalogueVendorName, CatalogueVendor>> = {
  google: googleVehicleAds,
  meta: metaVehicles,
  tiktok: tiktokVehicles,
};

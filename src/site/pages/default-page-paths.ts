import { PRIVACY_PATH, TERMS_PATH } from './legal-page-paths.ts';

/**
 * The paths at which every site has a page until its dealer writes one there, if its settings do not turn it off. Models
 * have further ones.
 */
export const defaultPagePaths = [
  '/',
  '/build-and-price',
  '/careers',
  '/service',
  '/vehicle-parts-and-accessories',
  '/parts/search',
  PRIVACY_PATH,
  TERMS_PATH,
] as const;

/** Where the folders of the locations' pages lead, unless a dealer has a page or a redirect there. */
export const locationFolders: ReadonlyMap<string, string> = new Map([
  ['/contact-us', '/contact'],
  ['/locations', '/dealerships'],
  ['/our-location', '/dealerships'],
]);

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
] as const;

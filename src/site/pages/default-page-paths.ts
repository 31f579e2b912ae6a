/** The paths at which every site has a page until its dealer writes one there. Models have further ones. */
export const defaultPagePaths = [
  '/',
  '/careers',
  '/service',
  '/vehicle-parts-and-accessories',
  '/parts/search',
] as const;

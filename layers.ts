/** What `platform` composes for the two processes. */
const platformParts = [
  'domain',
  'site',
  'search',
  'store',
  'partners',
  'services',
  'demo',
  'operator',
  'config',
];

/**
 * The layers that each layer may import. The lint configuration is derived from this table; ARCHITECTURE.md explains
 * it.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  site: ['domain'],
  'search/engine': [],
  'search/vehicle-search': ['domain', 'site', 'search/engine'],
  'search/content-search': ['domain', 'site', 'search/engine'],
  'search/meilisearch': ['domain', 'site', 'search/engine', 'search/vehicle-search'],
  store: ['domain', 'site'],
  partners: ['domain'],
  services: ['domain', 'site', 'search', 'store', 'partners'],
  // services only as types, because the request brings its use cases
  web: ['domain', 'site', 'search/vehicle-search', 'search/content-search'],
  demo: ['domain', 'site'],
  operator: ['domain', 'site', 'search', 'store', 'partners', 'services', 'demo', 'config'],
  platform: platformParts,
  server: [...platformParts, 'platform'],
  cli: [...platformParts, 'platform'],
  // a tool that no layer of the program may import
  showroom: ['demo'],
};

/** The folders of layers outside `src`. */
export const foldersElsewhere: Readonly<Record<string, string>> = {
  showroom: 'tools/showroom',
};

/** Layers that a layer may import only as types, which do not exist at run time. */
export const typeOnly: Readonly<Record<string, readonly string[]>> = {
  web: ['services'],
  server: ['web'],
};

/** Packages that code for the browser must not import, even as types. */
export const serverPackages = [
  'kysely',
  'pg',
  'pg-boss',
  'sharp',
  'pino',
  'nodemailer',
  '@electric-sql/pglite',
];

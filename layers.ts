/** What the two processes are put together from. */
const processParts = [
  'domain',
  'site',
  'search',
  'store',
  'partners',
  'services',
  'demo',
  'operator',
  'config',
  'platform',
];

/**
 * Which layer may import which, `*` meaning every other one. The lint configuration is made from this table and
 * from nothing else; ARCHITECTURE.md explains it.
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
  // services as types only: their instances come in the request's context
  web: ['domain', 'site', 'search/vehicle-search', 'search/content-search'],
  demo: ['domain', 'site'],
  operator: ['domain', 'site', 'search', 'store', 'partners', 'services', 'config'],
  server: processParts,
  cli: processParts,
  // a tool: no layer of the program may import it
  showroom: ['demo'],
};

/** The folders of layers that are not in `src`. */
export const foldersElsewhere: Readonly<Record<string, string>> = {
  showroom: 'tools/showroom',
};

/** What a layer may import as types, which cost nothing when the program runs. */
export const typeOnly: Readonly<Record<string, readonly string[]>> = {
  web: ['services'],
  server: ['web'],
};

/** A file of the browser's must not even name these packages. */
export const serverPackages = [
  'kysely',
  'pg',
  'pg-boss',
  'sharp',
  'pino',
  'nodemailer',
  '@electric-sql/pglite',
];

/** One of the addresses under which a site's search service answers. */
export type ServiceRoute =
  | { kind: 'health' | 'multi-search' | 'unknown' }
  | { kind: 'search' | 'facet-search'; indexUid: string };

const ofIndex = /^\/indexes\/([^/]+)\/(search|facet-search)$/;

/** The paths that belong to the service, in the form of the table of endpoints. */
export const servicePaths = ['/health', '/multi-search/*', '/indexes/*'];

/** The methods that each kind of address understands, besides OPTIONS. */
export const methodsByRoute = {
  health: ['GET', 'HEAD'],
  'multi-search': ['POST'],
  search: ['GET', 'POST'],
  'facet-search': ['POST'],
} as const satisfies Record<Exclude<ServiceRoute['kind'], 'unknown'>, readonly string[]>;

/** What is offered, in words for whoever asks for something else. */
export const offeredAddresses =
  '`GET /health`, `POST /multi-search`, `GET` and `POST /indexes/{uid}/search`, and `POST /indexes/{uid}/facet-search`';

/**
 * Finds the service's route for a path. Every path below `/indexes` and `/multi-search` belongs to the service, so that a
 * client that asks for something else gets an answer it can read.
 */
export function serviceRoute(path: string): ServiceRoute {
  if (path === '/health') return { kind: 'health' };
  const plain = path.replace(/\/$/, '');
  if (plain === '/multi-search') return { kind: 'multi-search' };
  const [, indexUid, kind] = ofIndex.exec(plain) ?? [];
  if (indexUid !== undefined && (kind === 'search' || kind === 'facet-search')) {
    return { kind, indexUid };
  }
  return { kind: 'unknown' };
}

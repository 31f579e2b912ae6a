/** A route of a site's search service. */
export type ServiceRoute =
  | { kind: 'health' | 'multi-search' | 'unknown' }
  | { kind: 'search' | 'facet-search'; indexUid: string };

const ofIndex = /^\/indexes\/([^/]+)\/(search|facet-search)$/;

/** The paths of the service, in the syntax of the endpoint table. */
export const servicePaths = ['/health', '/multi-search/*', '/indexes/*'];

/** The methods of each route, besides OPTIONS. */
export const methodsByRoute = {
  health: ['GET', 'HEAD'],
  'multi-search': ['POST'],
  search: ['GET', 'POST'],
  'facet-search': ['POST'],
} as const satisfies Record<Exclude<ServiceRoute['kind'], 'unknown'>, readonly string[]>;

/** The routes of the service, for the error message about an unknown one. */
export const offeredAddresses =
  '`GET /health`, `POST /multi-search`, `GET` and `POST /indexes/{uid}/search`, and `POST /indexes/{uid}/facet-search`';

/**
 * Finds the service's route for a path. All paths below `/indexes` and `/multi-search` belong to the service, so that
 * clients get a JSON error for unknown ones.
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

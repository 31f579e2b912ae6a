/** One of the addresses under which a site's search service answers. */
export type ServiceRoute =
  | { kind: 'health' | 'multi-search' | 'unknown' }
  | { kind: 'search' | 'facet-search'; indexUid: string };

const ofIndex = /^\/indexes\/([^/]+)\/(search|facet-search)$/;

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
 * Finds the service's address for a path. Everything below `/indexes` and `/multi-search` is the service's, so that a
 * client which asks for something else gets an answer that it can read.
 * @returns undefined when the path belongs to the website
 */
export function serviceRoute(path: string): ServiceRoute | undefined {
  if (path === '/health') return { kind: 'health' };
  const plain = path.replace(/\/$/, '');
  if (plain === '/multi-search') return { kind: 'multi-search' };
  const [, indexUid, kind] = ofIndex.exec(plain) ?? [];
  if (indexUid !== undefined && (kind === 'search' || kind === 'facet-search')) {
    return { kind, indexUid };
  }
  return /^\/(indexes|multi-search)(\/|$)/.test(path) ? { kind: 'unknown' } : undefined;
}

/** The features that require signing in. Source: specification 2, section 2, "Sign-in route". */
export const signInTypes = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const;
export type SignInType = (typeof signInTypes)[number];

/**
 * The address of the sign-in page.
 *
 * @param redirect the path to continue at after signing in
 * @param back the path for visitors who decline
 */
export function signInPath(type: SignInType, redirect: string, back: string): string {
  return `/sign-in?${new URLSearchParams({ type, redirect, back })}`;
}

/** Longer addresses would make the sign-in page's address too long for proxies. Characters. */
const LONGEST_PAGE = 800;

/**
 * The address of the sign-in page that saves a vehicle and returns to the page.
 *
 * @param page the path with its search; a very long search is left out
 */
export function signInToSavePath(id: number, page: string): string {
  const kept = page.length > LONGEST_PAGE ? page.replace(/\?.*/s, '') : page;
  return `${signInPath('watchlist', kept, kept)}&save=${id}`;
}

/** The id of the vehicle that an address of the sign-in page asks to save. */
export function vehicleToSave({ searchParams }: Pick<URL, 'searchParams'>): number | undefined {
  const text = searchParams.get('save') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= 2_147_483_647 ? id : undefined;
}

/** Where visitors continue if an address names no type. */
const defaultType: SignInType = 'my-garage';

export function signInType(text: string | null): SignInType {
  return signInTypes.find((type) => type === text) ?? defaultType;
}

/**
 * A path of the same site that an address names. Everything that a browser could take for another host is refused:
 * `//evil.example`, `/\\evil.example`, `https:evil.example`, and whatever becomes one of them when it is decoded.
 * @param origin scheme and host of the site: `https://www.example.com.au`
 */
export function pathOnSite(text: string | null, origin: string): string | undefined {
  if (text === null || isRefused(text)) return undefined;
  const url = URL.parse(text, origin);
  if (url?.origin !== origin) return undefined;
  // `/.//evil.example` becomes `//evil.example` only when it is parsed
  const path = url.pathname + url.search + url.hash;
  return isRefused(path) ? undefined : path;
}

function isRefused(path: string): boolean {
  return !path.startsWith('/') || /^\/[\\/]|[\\\p{Cc}]|^\/%(?:2f|5c)/iu.test(path);
}

/** From where a shopper looks for a location. */
export interface LocatorSearch {
  /** What the shopper typed; empty if they pressed the button without a postcode. */
  postcode?: string;
  /** The browser's position. */
  near?: { lat: number; long: number };
  /** From 1. */
  page: number;
}

/** About a kilometre: enough to sort locations, and not a person's address. */
const DECIMALS = 2;

export function parseLocatorAddress(parameters: URLSearchParams): LocatorSearch {
  const postcode = parameters.get('postcode')?.trim().slice(0, 20);
  const page = Number(parameters.get('page') ?? 1);
  const near = pointIn(parameters.get('near') ?? '');
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(postcode === undefined || (near && postcode === '') ? near && { near } : { postcode }),
  };
}

/** `/dealer-locator?postcode=2150`, `/dealer-locator?near=-33.82,151.00` */
export function locatorAddress({ postcode, near, page }: LocatorSearch): string {
  const parameters = [
    ...(postcode === undefined ? [] : [`postcode=${encodeURIComponent(postcode)}`]),
    ...(near ? [`near=${near.lat.toFixed(DECIMALS)},${near.long.toFixed(DECIMALS)}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return parameters.length === 0 ? '/dealer-locator' : `/dealer-locator?${parameters.join('&')}`;
}

function pointIn(text: string): { lat: number; long: number } | undefined {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  if (!match) return undefined;
  const [lat, long] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { lat, long } : undefined;
}

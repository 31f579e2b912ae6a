import type { Backdrop } from '#demo/pictures/backdrop.ts';
import { type DemoBody, demoBodies, hasSeats } from '#demo/pictures/demo-body.ts';
import type { PaintColour } from '#demo/pictures/paint-colour.ts';
import type { VehicleKind } from '#domain/vehicle/vehicle.ts';
import { coloursOf } from './colours.ts';

/**
 * One photo session: one vehicle in one place. Vehicles of the same body and colour share a few shoots, because every
 * picture is a file in the repository.
 */
export interface PhotoShoot {
  body: DemoBody;
  colour: PaintColour;
  seed: number;
  backdrop: Backdrop;
  /** The number of exterior views, in the order of a dealer's list of views. */
  outsideViews: number;
  /** Whether it includes spin frames and an interior panorama. */
  hasSpin: boolean;
}

/** Where the shoots of a body and colour take place, in order. Each place has its own vehicle of the body. */
const placesOf: Readonly<Record<VehicleKind, readonly Backdrop[]>> = {
  car: ['yard', 'showroom', 'studio-light', 'coast', 'yard', 'showroom', 'studio-dark'],
  motorcycle: ['studio-dark', 'showroom', 'coast'],
  truck: ['yard', 'yard', 'yard', 'yard'],
  caravan: ['coast', 'yard', 'coast', 'yard', 'coast'],
};

type Shoots = Readonly<Partial<Record<PaintColour, number>>>;
const many: Shoots = { White: 4, Grey: 3, Black: 2, Silver: 2, Blue: 2, Red: 2 };
const few: Shoots = { White: 2, Grey: 2 };

/** The number of shoots for each colour with more than one. Common vehicles have more. */
const shootsOfBody: Readonly<Record<DemoBody, readonly [VehicleKind, Shoots]>> = {
  hatch: ['car', many],
  sedan: ['car', many],
  wagon: ['car', few],
  suv: ['car', { White: 7, Grey: 5, Black: 4, Silver: 3, Blue: 4, Red: 2 }],
  'large-suv': ['car', many],
  ute: ['car', many],
  coupe: ['car', few],
  convertible: ['car', few],
  van: ['car', few],
  'people-mover': ['car', few],
  'box-truck': ['truck', { White: 4 }],
  'tray-truck': ['truck', { White: 4 }],
  'naked-bike': ['motorcycle', { Black: 3, Blue: 2, Red: 2, Grey: 2 }],
  cruiser: ['motorcycle', { Black: 2 }],
  scooter: ['motorcycle', {}],
  caravan: ['caravan', { White: 5, Grey: 2, Black: 2 }],
  'tandem-caravan': ['caravan', { White: 5, Grey: 2, Black: 2 }],
};

/** The bodies and colours with a spin. They are few, because a spin takes as many files as six other shoots. */
const bodiesWithSpin: ReadonlySet<string> = new Set([
  'hatch White',
  'sedan White',
  'sedan Blue',
  'suv White',
  'suv Black',
  'suv Blue',
  'large-suv Red',
  'tandem-caravan White',
]);

/** Every shoot that the demo's stock can use, in any year. */
export const photoShoots: readonly PhotoShoot[] = demoBodies.flatMap((body) => {
  const [kind] = shootsOfBody[body];
  return coloursOf[kind].flatMap(([colour], rank) => shootsOfColour(body, colour, rank));
});

function shootsOfColour(body: DemoBody, colour: PaintColour, rank: number): PhotoShoot[] {
  const [kind, { [colour]: count = 1 }] = shootsOfBody[body];
  const places = placesOf[kind];
  // a single shoot may be in any of the places, so that rare colours are not all in the first one
  const first = count === 1 ? rank : 0;
  return Array.from({ length: count }, (_, nth) => {
    const place = (first + nth) % places.length;
    const hasSpin = nth === 0 && bodiesWithSpin.has(`${body} ${colour}`);
    return {
      body,
      colour,
      seed: place + 1,
      // `place` is less than the list's length
      backdrop: places[place]!,
      outsideViews: hasSpin ? 9 : hasSeats(body) && (nth > 0 || count === 1) ? 4 : 6,
      hasSpin,
    };
  });
}

/** The shoots of a body and colour in the given places; if there are none, all of its shoots. */
export function shootsAt(
  body: DemoBody,
  colour: PaintColour,
  backdrops: readonly Backdrop[],
): PhotoShoot[] {
  const shoots = photoShoots.filter((shoot) => shoot.body === body && shoot.colour === colour);
  const there = shoots.filter(({ backdrop }) => backdrops.includes(backdrop));
  return there.length > 0 ? there : shoots;
}

export function shootWithSpin(body: DemoBody, colour: PaintColour): PhotoShoot | undefined {
  return photoShoots.find(
    (shoot) => shoot.hasSpin && shoot.body === body && shoot.colour === colour,
  );
}

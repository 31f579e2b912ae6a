import { allCars } from './catalogue/all-cars.ts';
import { caravans } from './catalogue/caravans.ts';
import { fordAndHolden } from './catalogue/ford-and-holden.ts';
import { hyundai } from './catalogue/hyundai.ts';
import { kia } from './catalogue/kia.ts';
import { mazda } from './catalogue/mazda.ts';
import { motorcycles } from './catalogue/motorcycles.ts';
import { newerMakes } from './catalogue/newer-makes.ts';
import { toyota } from './catalogue/toyota.ts';
import { trucks } from './catalogue/trucks.ts';
import type { Yard } from './stock/yard.ts';

/** The demo's stock: four dealer groups, nine dealerships, 1,234 vehicles. */
export const yards: readonly Yard[] = [
  {
    slug: 'banksia-motors',
    prefix: 'B',
    locationIds: ['banksia-parramatta'],
    backdrops: ['yard', 'yard', 'coast'],
    driveAwayShare: 0.88,
    lots: [{ carType: 'used', count: 260, lines: allCars, ages: [1, 15] }],
  },
  {
    slug: 'kestrel-toyota',
    prefix: 'KT',
    locationIds: ['kestrel-castle-hill-toyota'],
    backdrops: ['showroom', 'studio-light'],
    driveAwayShare: 0.9,
    lots: [
      { carType: 'new', count: 92, lines: toyota },
      { carType: 'demo', count: 24, lines: toyota },
    ],
  },
  {
    slug: 'kestrel-mazda',
    prefix: 'KM',
    locationIds: ['kestrel-castle-hill-mazda'],
    backdrops: ['showroom', 'studio-dark'],
    driveAwayShare: 0.9,
    lots: [
      { carType: 'new', count: 66, lines: mazda },
      { carType: 'demo', count: 18, lines: mazda },
    ],
  },
  {
    slug: 'kestrel-kia',
    prefix: 'KK',
    locationIds: ['kestrel-penrith-kia'],
    backdrops: ['studio-light', 'showroom'],
    driveAwayShare: 1,
    lots: [
      { carType: 'new', count: 66, lines: kia },
      { carType: 'demo', count: 18, lines: kia },
    ],
  },
  {
    slug: 'kestrel-used',
    prefix: 'KU',
    locationIds: ['kestrel-penrith-used', 'kestrel-gosford-used'],
    backdrops: ['yard', 'showroom'],
    driveAwayShare: 0.7,
    lots: [
      {
        carType: 'used',
        count: 140,
        lines: [...toyota, ...mazda, ...kia, ...toyota, ...allCars],
        ages: [1, 9],
      },
    ],
  },
  {
    slug: 'wandering-van-co',
    prefix: 'W',
    locationIds: ['wandering-caboolture', 'wandering-bendigo'],
    backdrops: ['coast', 'yard'],
    driveAwayShare: 0.8,
    lots: [
      { carType: 'new', count: 62, lines: caravans },
      { carType: 'used', count: 68, lines: caravans, ages: [1, 14] },
    ],
  },
  {
    slug: 'southern-cross-cars',
    prefix: 'SC',
    locationIds: ['southern-cross-ringwood', 'southern-cross-geelong', 'southern-cross-prospect'],
    backdrops: ['studio-light', 'yard', 'showroom'],
    driveAwayShare: 0.65,
    lots: [
      { carType: 'used', count: 190, lines: allCars, ages: [1, 12] },
      { carType: 'new', count: 42, lines: [...hyundai, ...fordAndHolden, ...newerMakes] },
      { carType: 'demo', count: 18, lines: [...hyundai, ...fordAndHolden, ...newerMakes] },
    ],
  },
  {
    slug: 'southern-cross-motorcycles',
    prefix: 'SM',
    locationIds: ['southern-cross-dandenong'],
    backdrops: ['studio-dark', 'showroom', 'coast'],
    driveAwayShare: 0.75,
    lots: [
      { carType: 'used', count: 60, lines: motorcycles, ages: [1, 10], kmPerYear: 3800 },
      { carType: 'new', count: 40, lines: motorcycles },
    ],
  },
  {
    slug: 'southern-cross-trucks',
    prefix: 'ST',
    locationIds: ['southern-cross-laverton'],
    backdrops: ['yard'],
    driveAwayShare: 0.2,
    lots: [
      { carType: 'used', count: 45, lines: trucks, ages: [1, 12], kmPerYear: 27_000 },
      { carType: 'new', count: 25, lines: trucks },
    ],
  },
];

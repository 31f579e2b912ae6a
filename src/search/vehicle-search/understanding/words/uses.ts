import type { Criteria } from '#search/vehicle-search/criteria.ts';

/** What shoppers want a vehicle for, and the matching choices. Values that the stock does not have are ignored. */
export interface Use {
  phrases: readonly string[];
  choices: Criteria['choices'];
  ranges?: Criteria['ranges'];
}

const prestigeMakes = [
  'Aston Martin',
  'Audi',
  'Bentley',
  'BMW',
  'Ferrari',
  'Genesis',
  'Infiniti',
  'Jaguar',
  'Lamborghini',
  'Land Rover',
  'Lexus',
  'Maserati',
  'McLaren',
  'Mercedes-AMG',
  'Mercedes-Benz',
  'Porsche',
  'Rolls-Royce',
  'Volvo',
];
const sporty = ['coupe', 'convertible', 'softtop', 'hardtop'];
const roomy = ['suv', 'wagon', 'stationWagon', 'peopleMover'];

/** From 9 seats a vehicle that carries people is a bus to its driver; larger ones need another licence. */
const busSeats = Array.from({ length: 52 }, (_, more) => String(9 + more));

/** A trailer of at least this many kilograms calls for a four-wheel drive with a diesel engine. */
export const HEAVY_TRAILER_KG = 2000;

export const towing = {
  heavy: { body: ['suv', 'ute'], drive: ['4WD'], fuel: ['Diesel'] },
  light: { body: ['suv', 'ute', 'wagon', 'stationWagon'] },
} as const satisfies Record<string, Criteria['choices']>;

// the table is easier to read as packed rows
// oxfmt-ignore
export const uses: readonly Use[] = [
  { phrases: ['family car', 'family cars', 'family', 'school run', 'kids', 'mum car'], choices: { body: roomy } },
  { phrases: ['big family', 'large family', 'big family car'], choices: { body: roomy, seats: ['7', '8'] } },
  { phrases: ['sports car', 'sports cars', 'sportscar', 'sportscars', 'sporty', 'weekender', 'fast car', 'muscle car', 'performance car', '2 door', 'two door'], choices: { body: sporty } },
  { phrases: ['luxury car', 'luxury cars', 'prestige car', 'prestige cars'], choices: { make: prestigeMakes } },
  { phrases: ['luxury suv', 'luxury suvs', 'prestige suv'], choices: { make: prestigeMakes, body: ['suv'] } },
  { phrases: ['first car', '1st car', 'learner', 'learner car', 'p plater', 'p plate', 'student car', 'student', 'uni car', 'uni student', 'new driver'], choices: { body: ['hatch', 'hatchback', 'sedan'] }, ranges: { price: { max: 20_000 } } },
  { phrases: ['small car', 'small cars', 'city car', 'runabout', 'easy to park', 'hot hatch', '5 door', 'five door'], choices: { body: ['hatch', 'hatchback'] } },
  { phrases: ['bus', 'buses', 'minibus', 'mini bus', 'minibuses'], choices: { body_style: ['peopleMover'], seats: busSeats } },
  { phrases: ['off road', 'offroad', 'off roader', 'offroader', '4wding', 'beach car', 'camping'], choices: { drive: ['4WD'] } },
  { phrases: ['work ute', 'tradie ute', 'tradies ute'], choices: { body: ['ute', 'cabChassis'] } },
  { phrases: ['tradie', 'tradies', 'tradesman', 'work vehicle', 'work truck'], choices: { body: ['ute', 'van', 'cabChassis', 'lightTruck'] } },
  { phrases: ['fuel efficient', 'fuel saver', 'economical', 'good on fuel', 'eco friendly', 'green car'], choices: { fuel: ['Hybrid', 'Electric'] } },
  { phrases: ['near new', 'nearly new', 'as new'], choices: { car_type: ['used', 'demo'] }, ranges: { km: { max: 20_000 } } },
];

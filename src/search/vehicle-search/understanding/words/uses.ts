import type { Criteria } from '#search/vehicle-search/criteria.ts';

/** What shoppers want a vehicle for, and the vehicles that suit. Bodies and fuels that the stock does not have fall away. */
export interface Use {
  said: readonly string[];
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

/** From so many kilograms on a trailer asks for a four-wheel drive with a diesel. */
export const HEAVY_TRAILER_KG = 2000;

export const towing = {
  heavy: { body: ['suv', 'ute'], drive: ['4WD'], fuel: ['Diesel'] },
  light: { body: ['suv', 'ute', 'wagon', 'stationWagon'] },
} as const satisfies Record<string, Criteria['choices']>;

// A table reads by its rows.
// oxfmt-ignore
export const uses: readonly Use[] = [
  { said: ['family car', 'family cars', 'family', 'school run', 'kids', 'mum car'], choices: { body: roomy } },
  { said: ['big family', 'large family', 'big family car'], choices: { body: roomy, seats: ['7', '8'] } },
  { said: ['sports car', 'sports cars', 'sportscar', 'sportscars', 'sporty', 'weekender', 'fast car', 'muscle car', 'performance car', '2 door', 'two door'], choices: { body: sporty } },
  { said: ['luxury car', 'luxury cars', 'prestige car', 'prestige cars'], choices: { make: prestigeMakes } },
  { said: ['luxury suv', 'luxury suvs', 'prestige suv'], choices: { make: prestigeMakes, body: ['suv'] } },
  { said: ['first car', '1st car', 'learner', 'learner car', 'p plater', 'p plate', 'student car', 'student', 'uni car', 'uni student', 'new driver'], choices: { body: ['hatch', 'hatchback', 'sedan'] }, ranges: { price: { max: 20_000 } } },
  { said: ['small car', 'small cars', 'city car', 'runabout', 'easy to park', 'hot hatch', '5 door', 'five door'], choices: { body: ['hatch', 'hatchback'] } },
  { said: ['off road', 'offroad', 'off roader', 'offroader', '4wding', 'beach car', 'camping'], choices: { drive: ['4WD'] } },
  { said: ['work ute', 'tradie ute', 'tradies ute'], choices: { body: ['ute', 'cabChassis'] } },
  { said: ['tradie', 'tradies', 'tradesman', 'work vehicle', 'work truck'], choices: { body: ['ute', 'van', 'cabChassis', 'lightTruck'] } },
  { said: ['fuel efficient', 'fuel saver', 'economical', 'good on fuel', 'eco friendly', 'green car'], choices: { fuel: ['Hybrid', 'Electric'] } },
  { said: ['near new', 'nearly new', 'as new'], choices: { car_type: ['used', 'demo'] }, ranges: { km: { max: 20_000 } } },
];

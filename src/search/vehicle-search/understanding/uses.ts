import type { Criteria } from '#search/vehicle-search/criteria.ts';

/** What shoppers want a vehicle for, and the vehicles that suit. Bodies and fuels that the stock does not have fall away. */
export interface Use {
  said: readonly string[];
  choices: Criteria['choices'];
  ranges?: Criteria['ranges'];
}

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
  { said: ['family car', 'family cars', 'family', 'school run', 'kids'], choices: { body: roomy } },
  { said: ['big family', 'large family', 'big family car'], choices: { body: roomy, seats: ['7', '8'] } },
  { said: ['sports car', 'sports cars', 'sportscar', 'sportscars', 'sporty', 'weekender'], choices: { body: ['coupe', 'convertible', 'softtop', 'hardtop'] } },
  { said: ['first car', '1st car', 'learner', 'learner car', 'p plater', 'p plate', 'student car', 'uni car', 'new driver'], choices: { body: ['hatch', 'hatchback', 'sedan'] }, ranges: { price: { max: 20_000 } } },
  { said: ['small car', 'small cars', 'city car', 'runabout', 'easy to park'], choices: { body: ['hatch', 'hatchback'] } },
  { said: ['off road', 'offroad', 'off roader', 'offroader', '4wding', 'beach car'], choices: { drive: ['4WD'] } },
  { said: ['work ute', 'tradie ute', 'tradies ute'], choices: { body: ['ute', 'cabChassis'] } },
  { said: ['tradie', 'tradies', 'work vehicle', 'work truck'], choices: { body: ['ute', 'van', 'cabChassis', 'lightTruck'] } },
  { said: ['fuel efficient', 'fuel saver', 'economical', 'good on fuel', 'eco friendly', 'green car'], choices: { fuel: ['Hybrid', 'Electric'] } },
  { said: ['near new', 'nearly new', 'as new'], choices: { car_type: ['used', 'demo'] }, ranges: { km: { max: 20_000 } } },
];

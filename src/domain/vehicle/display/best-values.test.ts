import { describe, expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { bestPrice, bestValue } from './best-values.ts';

const vehicles = (...facts: Partial<Vehicle>[]): Vehicle[] => facts.map((one) => someVehicle(one));

describe('the best value of a line', () => {
  it.each<[label: string, facts: Partial<Vehicle>[], word: string, at: number[]]>([
    ['Year', [{ year: 2019 }, { year: 2022 }], 'Newest', [1]],
    ['Kilometres', [{ km: 10_000 }, { km: 90_000 }], 'Lowest', [0]],
    ['Seats', [{ seats: 5 }, { seats: 7 }, { seats: 7 }], 'Most', [1, 2]],
    ['Power', [{ power: '99 kW' }, { power: '110kW @ 6000 rpm' }], 'Most', [1]],
    [
      'Towing capacity (braked)',
      [{ towingcapacitybraked: 3500 }, { towingcapacitybraked: 750 }],
      'Most',
      [0],
    ],
    [
      'Fuel consumption (combined)',
      [{ fuelconsumptioncombined: 7.1 }, { fuelconsumptioncombined: 6.4 }],
      'Lowest',
      [1],
    ],
    ['Sleeps', [{ sleeps: 2 }, { sleeps: 4 }], 'Most', [1]],
  ])('%s', (label, facts, word, at) => {
    expect(bestValue(label, vehicles(...facts))).toEqual({ word, at });
  });

  it('is not named if the vehicles are level, or one does not state it', () => {
    expect(bestValue('Seats', vehicles({ seats: 5 }, { seats: 5 }))).toBeUndefined();
    // an electric car states no consumption, and needs no fuel
    const consumption = { fuelconsumptioncombined: 4 };
    const thirsty = { fuelconsumptioncombined: 9 };
    expect(
      bestValue('Fuel consumption (combined)', vehicles(consumption, thirsty, {})),
    ).toBeUndefined();
    expect(bestValue('Kilometres', [])).toBeUndefined();
  });

  it('is not named where better is a matter of taste', () => {
    expect(bestValue('Doors', vehicles({ doors: 3 }, { doors: 5 }))).toBeUndefined();
    expect(bestValue('Colour', vehicles({ colour: 'Red' }, { colour: 'Blue' }))).toBeUndefined();
  });

  it('does not compare power in other units', () => {
    expect(bestValue('Power', vehicles({ power: '110 kW' }, { power: '200 hp' }))).toBeUndefined();
  });
});

describe('the lowest price', () => {
  const settings = {
    subscriptions: false,
    no_price_text: 'Enquire for price.',
    drive_away_label: 'Drive away',
    egc_label: 'Excl. govt. charges',
  };
  const best = (...facts: Partial<Vehicle>[]) => bestPrice(vehicles(...facts), settings);
  const driveAway = (price: number): Partial<Vehicle> => ({ price, price_basis: 'drive_away' });

  it('is the lowest that a shopper would pay', () => {
    expect(best(driveAway(30_000), { ...driveAway(31_000), offer_price: 29_000 })).toEqual({
      word: 'Lowest',
      at: [1],
    });
  });

  it('is not named if a price excludes government charges and another includes them', () => {
    expect(best(driveAway(30_000), { price: 29_000, price_basis: 'egc' })).toBeUndefined();
  });

  it('leaves out vehicles that are sold', () => {
    const sold: Partial<Vehicle> = { ...driveAway(20_000), status: 'sold' };
    expect(best(sold, driveAway(30_000))).toBeUndefined();
    expect(best(sold, driveAway(30_000), driveAway(40_000))).toEqual({ word: 'Lowest', at: [1] });
  });

  it('is not named if a vehicle has no price', () => {
    expect(
      best(driveAway(30_000), { price: 1, price_basis: 'drive_away' }, driveAway(40_000)),
    ).toBeUndefined();
  });
});

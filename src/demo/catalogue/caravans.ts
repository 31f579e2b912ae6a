/** Caravans of fictional makers. In feet and kilograms; the badge indicates the layout. */
export interface CaravanLine {
  make: string;
  model: string;
  body: 'Caravan' | 'Pop Top' | 'Hybrid Caravan' | 'Camper Trailer';
  years: readonly [first: number, last?: number];
  layouts: readonly CaravanLayout[];
}

/** Badge, length in feet, tare and maximum laden mass in kg, axles, berths, dollars new, whether it is off-road. */
export type CaravanLayout = readonly [
  badge: string,
  feetLong: number,
  tareKg: number,
  aggregateKg: number,
  axle: 'Single' | 'Tandem',
  sleeps: number,
  dollarsNew: number,
  offRoad: boolean,
];

// the table is easier to read as packed rows
// oxfmt-ignore
export const caravans: readonly CaravanLine[] = [
  {
    make: 'Wattlebird', model: 'Honeyeater', body: 'Caravan', years: [2014],
    layouts: [
      ['16 Couples', 16, 1720, 2150, 'Single', 2, 58990, false],
      ['17.6 Ensuite', 17.5, 1980, 2480, 'Single', 2, 67990, false],
      ['19 Bunk', 19, 2240, 2840, 'Tandem', 5, 76990, false],
      ['21 Club Lounge', 21, 2460, 3100, 'Tandem', 2, 84990, false],
    ],
  },
  {
    make: 'Wattlebird', model: 'Noisy Miner', body: 'Pop Top', years: [2012],
    layouts: [
      ['14 Single Beds', 14, 1180, 1550, 'Single', 2, 38990, false],
      ['15.6 Family', 15.5, 1340, 1780, 'Single', 4, 43990, false],
      ['17 Tourer', 17, 1520, 1980, 'Single', 3, 47990, false],
    ],
  },
  {
    make: 'Saltbush', model: 'Gibber', body: 'Caravan', years: [2016],
    layouts: [
      ['18.6 Off-Road Couples', 18.5, 2380, 3100, 'Tandem', 2, 92990, true],
      ['20 Off-Road Family', 20, 2680, 3500, 'Tandem', 5, 104990, true],
      ['22 Off-Road Triple Bunk', 22, 2890, 3500, 'Tandem', 6, 112990, true],
    ],
  },
  {
    make: 'Saltbush', model: 'Claypan', body: 'Hybrid Caravan', years: [2018],
    layouts: [
      ['12 Weekender', 12, 1390, 2000, 'Single', 2, 56990, true],
      ['13.6 Bunk', 13.5, 1590, 2400, 'Single', 4, 64990, true],
      ['15 Ensuite', 15, 1850, 2600, 'Tandem', 4, 74990, true],
    ],
  },
  {
    make: 'Coolibah', model: 'Billabong', body: 'Caravan', years: [2010],
    layouts: [
      ['17 Island Bed', 17, 1760, 2200, 'Single', 2, 52990, false],
      ['18.6 Touring Ensuite', 18.5, 2090, 2650, 'Tandem', 2, 66990, false],
      ['20.6 Family Bunk', 20.5, 2350, 2950, 'Tandem', 6, 74990, false],
      ['23 Grand Tourer', 23, 2790, 3400, 'Tandem', 2, 97990, false],
    ],
  },
  {
    make: 'Coolibah', model: 'Jumbuck', body: 'Camper Trailer', years: [2013],
    layouts: [
      ['Forward Fold', 11, 1090, 1650, 'Single', 4, 21990, true],
      ['Rear Fold Hard Floor', 10, 960, 1500, 'Single', 4, 17990, true],
    ],
  },
  {
    make: 'Ironbark', model: 'Escarpment', body: 'Caravan', years: [2017],
    layouts: [
      ['17.6 Expedition', 17.5, 2290, 3200, 'Tandem', 2, 109990, true],
      ['19.6 Expedition Bunk', 19.5, 2580, 3500, 'Tandem', 4, 121990, true],
      ['21.6 Semi Off-Road', 21.5, 2660, 3300, 'Tandem', 2, 98990, true],
    ],
  },
  {
    make: 'Ironbark', model: 'Tor', body: 'Hybrid Caravan', years: [2019],
    layouts: [
      ['14 Pop Top Hybrid', 14, 1680, 2500, 'Single', 3, 69990, true],
      ['16 Family Hybrid', 16, 1980, 2800, 'Tandem', 5, 79990, true],
    ],
  },
  {
    make: 'Tidewater', model: 'Sandpiper', body: 'Caravan', years: [2015],
    layouts: [
      ['15.6 Compact', 15.5, 1490, 1900, 'Single', 2, 49990, false],
      ['18 Rear Door', 18, 1990, 2500, 'Tandem', 2, 63990, false],
      ['19.6 Slide-Out', 19.5, 2390, 2990, 'Tandem', 2, 86990, false],
    ],
  },
  {
    make: 'Tidewater', model: 'Dotterel', body: 'Pop Top', years: [2013],
    layouts: [
      ['13 Seasider', 13, 1050, 1400, 'Single', 2, 34990, false],
      ['16 Seasider Bunk', 16, 1430, 1900, 'Single', 5, 44990, false],
    ],
  },
];

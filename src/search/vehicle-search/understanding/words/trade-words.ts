import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';

/** What shoppers say, and the stock's word for it. The stock's own words need no entry. */
interface TradeWord {
  attribute: ChoiceAttribute;
  /** Of several, the first that the stock has. */
  values: readonly string[];
  said: readonly string[];
}

// A table reads by its rows.
// oxfmt-ignore
export const tradeWords: readonly TradeWord[] = [
  { attribute: 'car_type', values: ['used'], said: ['second hand', '2nd hand', 'pre owned', 'preowned', 'pre loved'] },
  { attribute: 'car_type', values: ['demo'], said: ['demonstrator', 'demonstrators', 'ex demo', 'demos'] },
  { attribute: 'car_type', values: ['new'], said: ['brand new'] },
  { attribute: 'body', values: ['suv'], said: ['suvs', 'crossover', 'four wheel drive wagon'] },
  { attribute: 'body', values: ['ute'], said: ['utes', 'utility', 'pickup', 'pick up', 'dual cab', 'double cab', 'crew cab', 'single cab', 'king cab', 'extra cab', 'space cab', 'club cab'] },
  { attribute: 'body', values: ['hatch', 'hatchback'], said: ['hatch', 'hatchback', 'hatches', 'hatchbacks'] },
  { attribute: 'body', values: ['wagon', 'stationWagon'], said: ['wagon', 'wagons', 'station wagon', 'estate'] },
  { attribute: 'body', values: ['sedan'], said: ['sedans', 'saloon'] },
  { attribute: 'body', values: ['coupe'], said: ['coupes'] },
  { attribute: 'body', values: ['van', 'commercial'], said: ['van', 'vans', 'panel van', 'delivery van'] },
  { attribute: 'body', values: ['peopleMover', 'people mover'], said: ['people mover', 'people movers', 'people carrier', 'people carriers', 'mpv', 'minivan'] },
  { attribute: 'body', values: ['convertible', 'softtop'], said: ['convertibles', 'cabriolet', 'cabrio', 'soft top', 'roadster'] },
  { attribute: 'body', values: ['cabChassis', 'cab chassis'], said: ['cab chassis'] },
  { attribute: 'body', values: ['motorhome'], said: ['motorhomes', 'motor home', 'campervan', 'camper van', 'camper', 'rv'] },
  { attribute: 'fuel', values: ['Electric'], said: ['ev', 'evs', 'bev', 'battery electric', 'electrics'] },
  { attribute: 'fuel', values: ['Hybrid'], said: ['hybrids', 'phev', 'hev', 'plug in', 'plug in hybrid', 'plugin hybrid'] },
  { attribute: 'fuel', values: ['Petrol', 'Unleaded'], said: ['petrol', 'unleaded', 'gasoline', 'ulp'] },
  { attribute: 'fuel', values: ['Diesel'], said: ['turbo diesel', 'diesels'] },
  { attribute: 'transmission', values: ['Automatic'], said: ['auto', 'autos', 'cvt', 'dsg'] },
  { attribute: 'transmission', values: ['Manual'], said: ['manuals', 'stick shift'] },
  { attribute: 'drive', values: ['4WD', '4x4'], said: ['4x4', '4wd', '4by4', 'four wheel drive', '4 wheel drive'] },
  { attribute: 'drive', values: ['AWD'], said: ['all wheel drive'] },
  { attribute: 'drive', values: ['FWD', 'Front'], said: ['front wheel drive'] },
  { attribute: 'drive', values: ['RWD', 'Rear'], said: ['rear wheel drive'] },
  { attribute: 'colour', values: ['Grey'], said: ['gray'] },
  { attribute: 'certified', values: ['true'], said: ['certified', 'manufacturer certified', 'certified pre owned'] },
  { attribute: 'item_type', values: ['motorcycle'], said: ['motorcycles', 'motorbike', 'motorbikes', 'bike', 'bikes'] },
  { attribute: 'item_type', values: ['truck'], said: ['trucks'] },
  { attribute: 'item_type', values: ['caravan'], said: ['caravans'] },
];

/** Around what is understood these say nothing more. */
export const emptyWords = new Set(
  (
    'a an the and or from with for in at on of to my me i we is are has have that which near by please want wanted looking ' +
    'need find show buy buying sale car cars vehicle vehicles any some am im would like good nice best great reliable'
  ).split(' '),
);

/** The next word is meant to be left out, which no filter says: both stay words. */
export const negations = new Set(['not', 'no', 'without', 'except', 'excluding', 'non', 'isnt']);

/** Models that are everyday words: they are meant only where their make stands before them. */
export const everydayModels = new Set(
  (
    'city up note one go express space cargo custom sport limited touring van wagon ute coupe sedan truck bus edge escape ' +
    'model series class cross grand electric type mark range double other active'
  ).split(' '),
);

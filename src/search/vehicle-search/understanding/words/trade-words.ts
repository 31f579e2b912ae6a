import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';
import { cabNames } from '#domain/vehicle/mechanical/cab-of.ts';

/** What shoppers say for a value of the stock. The stock's own words need no entry. */
export interface TradeWord {
  attribute: ChoiceAttribute;
  /** Spellings of the value; the first that the stock has counts. */
  values: readonly string[];
  /** The phrase means any of the values, not only the first one that the stock has. */
  isAnyOf?: true;
  phrases: readonly string[];
}

// the table is easier to read as packed rows
// oxfmt-ignore
export const tradeWords: readonly TradeWord[] = [
  { attribute: 'car_type', values: ['used'], phrases: ['second hand', '2nd hand', 'pre owned', 'preowned', 'pre loved'] },
  { attribute: 'car_type', values: ['demo'], phrases: ['demonstrator', 'demonstrators', 'ex demo', 'demos'] },
  { attribute: 'car_type', values: ['new'], phrases: ['brand new'] },
  { attribute: 'body', values: ['suv'], phrases: ['suvs', 'crossover', 'four wheel drive wagon'] },
  ...cabNames.map(([cab, phrases]) => ({ attribute: 'cab', values: [cab], phrases }) as const),
  { attribute: 'body', values: ['ute'], phrases: ['utes', 'utility', 'pickup', 'pick up', 'dual cab', 'double cab', 'crew cab', 'single cab', 'king cab', 'extra cab', 'space cab', 'club cab'] },
  { attribute: 'body', values: ['hatch', 'hatchback'], phrases: ['hatch', 'hatchback', 'hatches', 'hatchbacks'] },
  { attribute: 'body', values: ['wagon', 'stationWagon'], phrases: ['wagon', 'wagons', 'station wagon', 'estate', 'sportwagon', 'sport wagon', 'sports wagon', 'sportswagon', 'touring wagon', 'avant'] },
  { attribute: 'body', values: ['sedan'], phrases: ['sedans', 'saloon'] },
  { attribute: 'body', values: ['coupe'], phrases: ['coupes'] },
  { attribute: 'body_style', values: ['van'], phrases: ['van', 'vans', 'panel van', 'delivery van', 'cargo van', 'work van'] },
  { attribute: 'body_style', values: ['peopleMover'], phrases: ['people mover', 'people movers', 'people carrier', 'people carriers', 'peoplemover', 'mpv', 'minivan', 'mini van', 'family van'] },
  { attribute: 'body', values: ['van', 'commercial'], phrases: ['van', 'vans', 'panel van', 'delivery van'] },
  { attribute: 'body', values: ['peopleMover', 'people mover'], phrases: ['people mover', 'people movers', 'people carrier', 'people carriers', 'mpv', 'minivan'] },
  { attribute: 'body', values: ['convertible', 'softtop'], phrases: ['convertibles', 'cabriolet', 'cabrio', 'soft top', 'roadster', 'open car', 'open cars', 'open top', 'open topped', 'open roof', 'drop top', 'rag top'] },
  { attribute: 'body', values: ['cabChassis', 'cab chassis'], phrases: ['cab chassis'] },
  { attribute: 'body', values: ['motorhome'], phrases: ['motorhomes', 'motor home', 'campervan', 'camper van', 'camper', 'rv'] },
  { attribute: 'fuel', values: ['Electric'], phrases: ['ev', 'evs', 'bev', 'battery electric', 'electrics'] },
  { attribute: 'plug_in', values: ['true'], phrases: ['phev', 'phevs', 'plug in', 'plugin', 'plug in hybrid', 'plug in hybrids', 'plugin hybrid', 'hybrid plug in'] },
  { attribute: 'fuel', values: ['Hybrid'], phrases: ['hybrids', 'hev', 'self charging hybrid'] },
  { attribute: 'induction', values: ['turbo'], phrases: ['turbo', 'turbos', 'turbocharged', 'turbo charged', 'twin turbo', 'bi turbo', 'biturbo'] },
  { attribute: 'fuel', values: ['Petrol', 'Unleaded'], phrases: ['petrol', 'unleaded', 'gasoline', 'ulp'] },
  { attribute: 'fuel', values: ['Diesel'], phrases: ['turbo diesel', 'diesels'] },
  { attribute: 'transmission', values: ['Automatic'], phrases: ['auto', 'autos', 'cvt', 'dsg'] },
  { attribute: 'transmission', values: ['Manual'], phrases: ['manuals', 'stick shift'] },
  { attribute: 'drive', values: ['4WD', '4x4'], phrases: ['4x4', '4wd', '4by4', 'four wheel drive', '4 wheel drive'] },
  { attribute: 'drive', values: ['AWD'], phrases: ['all wheel drive'] },
  { attribute: 'drive', values: ['FWD', 'Front'], phrases: ['front wheel drive'] },
  { attribute: 'drive', values: ['RWD', 'Rear'], phrases: ['rear wheel drive'] },
  { attribute: 'drive', values: ['FWD', 'RWD', 'Front', 'Rear', '2WD', '4x2'], isAnyOf: true, phrases: ['2wd', '4x2', '4by2', 'two wheel drive', '2 wheel drive'] },
  { attribute: 'colour', values: ['Grey'], phrases: ['gray'] },
  { attribute: 'certified', values: ['true'], phrases: ['certified', 'manufacturer certified', 'certified pre owned'] },
  { attribute: 'item_type', values: ['motorcycle'], phrases: ['motorcycles', 'motorbike', 'motorbikes', 'bike', 'bikes'] },
  { attribute: 'item_type', values: ['truck'], phrases: ['trucks'] },
  { attribute: 'item_type', values: ['caravan'], phrases: ['caravans'] },
];

/** Words that add nothing beside others that are understood. */
export const stopWords = new Set(
  (
    'a an the and or from with for in at on of to my me i we is are has have that which near by please want wanted looking ' +
    'need find show something anything buy buying sale please pls plz thanks who where what got get selling sell dealer dealers dealership car cars vehicle vehicles any some am im would like good nice best great reliable'
  ).split(' '),
);

/** They exclude the next word, which no filter can express. */
export const negations = new Set(['not', 'no', 'without', 'except', 'excluding', 'non', 'isnt']);

/** Models that are also everyday words. They count only after their make. */
export const ambiguousModels = new Set(
  (
    'city up note one go express space cargo custom sport limited touring van wagon ute coupe sedan truck bus edge escape ' +
    'model series class cross grand electric type mark range double other active open'
  ).split(' '),
);

/** The vehicles that a shopper means by a query, described by columns. Bounds are inclusive. */
export interface Wanted {
  make?: string | readonly string[];
  /** The model's name as written in the listing. */
  model?: RegExp;
  /** Words that are adjacent in the badge. */
  badge?: string;
  /** Words in the full name, for cars that are listed in several ways. */
  name?: RegExp;
  price?: readonly [from: number, to: number];
  km?: readonly [from: number, to: number];
  year?: readonly [from: number, to: number];
  body?: string | readonly string[];
  fuel?: string | readonly string[];
  gears?: 'Automatic' | 'Manual';
  drive?: string | readonly string[];
  seats?: readonly number[];
  colour?: string;
  condition?: 'new' | 'used' | 'demo';
  state?: string;
  city?: string;
  metro?: keyof typeof metroPostcodes;
  /** Within this many kilometres of a suburb. */
  near?: readonly [suburb: string, state: string, km: number];
  cylinders?: number | readonly number[];
  /** The engine's capacity. */
  litres?: number;
  doors?: readonly number[];
}

/** Metropolitan areas, by the postcodes of their suburbs. */
export const metroPostcodes = {
  Sydney: [
    [2000, 2234],
    [2555, 2574],
    [2745, 2770],
  ],
  Melbourne: [
    [3000, 3211],
    [3335, 3341],
    [3427, 3429],
    [3750, 3752],
    [3765, 3810],
    [3910, 3920],
    [3926, 3944],
    [3975, 3978],
  ],
  Brisbane: [
    [4000, 4209],
    [4300, 4306],
    [4500, 4509],
  ],
  Perth: [[6000, 6199]],
  Adelaide: [
    [5000, 5199],
    [5245, 5252],
  ],
  Canberra: [
    [2600, 2620],
    [2900, 2914],
  ],
  Hobart: [[7000, 7053]],
  'Gold Coast': [[4210, 4230]],
  Newcastle: [
    [2278, 2310],
    [2314, 2324],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

const upTo = (most: number) => [0, most] as const;
const from = (least: number) => [least, Infinity] as const;
const ever = (least: number) => [least, 9999] as const;
const familyBodies = ['suv', 'wagon', 'peopleMover'];
const sportsBodies = ['coupe', 'convertible'];

const rangeRover = /^range rover/i;
/** Sold from 2007 to 2021 beside the utes of the 70 series; the last are listed beside the first LC300s. */
const series200: Wanted = {
  make: 'Toyota',
  model: /^landcruiser$/i,
  year: [2007, 2021],
  body: ['suv', 'wagon'],
  name: /^(?!.*(?:lc300|70 series|100 series|lc100|uzj100)).*$/i,
};
const landCruiser = /^landcruiser/i;

/**
 * Queries as shoppers write them, with the real listings that each one means. The rules refer to the columns of the
 * listings, not to the code that interprets queries.
 */
// A table reads by its rows.
// oxfmt-ignore
export const searchQueries: readonly (readonly [query: string, wanted: Wanted])[] = [
  // a badge: all whose badge has the words
  ['jeep grand cherokee limited', { make: 'Jeep', model: /^grand cherokee/i, badge: 'limited' }],
  ['mazda bt50 xtr', { make: 'Mazda', model: /^bt-50/i, badge: 'xtr' }],
  ['mazda bt-50 xt', { make: 'Mazda', model: /^bt-50/i, badge: 'xt' }],
  ['nissan navara st-x', { make: 'Nissan', model: /^navara/i, badge: 'st-x' }],
  ['navara stx', { make: 'Nissan', model: /^navara/i, badge: 'st-x' }],
  ['navara st x 4x4', { make: 'Nissan', model: /^navara/i, badge: 'st-x', drive: '4WD' }],
  ['bmw 320i m sport', { make: 'BMW', model: /^320i/i, badge: 'm sport' }],
  ['c63 amg', { make: 'Mercedes-Benz', name: /\bC63\b.*\bAMG\b/i }],
  ['mitsubishi triton gls', { make: 'Mitsubishi', model: /^triton/i, badge: 'gls' }],
  ['triton glx plus', { make: 'Mitsubishi', model: /^triton/i, badge: 'glx plus' }],
  ['triton glx-r diesel', { make: 'Mitsubishi', model: /^triton/i, badge: 'glx-r', fuel: 'Diesel' }],
  ['honda civic rs', { make: 'Honda', model: /^civic/i, badge: 'rs' }],
  ['hilux sr5', { make: 'Toyota', model: /^hilux/i, badge: 'sr5' }],
  ['used toyota hilux sr5 manual', { make: 'Toyota', model: /^hilux/i, badge: 'sr5', gears: 'Manual', condition: 'used' }],
  ['hilux sr', { make: 'Toyota', model: /^hilux/i, badge: 'sr' }],
  ['toyota hilux workmate', { make: 'Toyota', model: /^hilux/i, badge: 'workmate' }],
  ['ford ranger wildtrak', { make: 'Ford', model: /^ranger/i, badge: 'wildtrak' }],
  ['ranger xlt under 50k', { make: 'Ford', model: /^ranger/i, badge: 'xlt', price: upTo(50_000) }],
  ['ranger raptor', { make: 'Ford', model: /^ranger/i, badge: 'raptor' }],
  ['ranger xls 4x4', { make: 'Ford', model: /^ranger/i, badge: 'xls', drive: '4WD' }],
  ['prado gxl', { make: 'Toyota', model: /prado/i, badge: 'gxl' }],
  ['toyota prado kakadu', { make: 'Toyota', model: /prado/i, badge: 'kakadu' }],
  ['landcruiser sahara', { make: 'Toyota', model: landCruiser, badge: 'sahara' }],
  ['kluger grande', { make: 'Toyota', model: /^kluger/i, badge: 'grande' }],
  ['corolla ascent sport', { make: 'Toyota', model: /^corolla|^gr corolla/i, badge: 'ascent sport' }],
  ['corolla zr hybrid', { make: 'Toyota', model: /corolla/i, badge: 'zr', fuel: 'Hybrid' }],
  ['rav4 cruiser', { make: 'Toyota', model: /^rav4/i, badge: 'cruiser' }],
  ['rav 4 gxl', { make: 'Toyota', model: /^rav4/i, badge: 'gxl' }],
  ['mazda cx-5 maxx sport', { make: 'Mazda', model: /^cx-5$/i, badge: 'maxx sport' }],
  ['cx5 akera', { make: 'Mazda', model: /^cx-5$/i, badge: 'akera' }],
  ['cx 9 azami', { make: 'Mazda', model: /^cx-9$/i, badge: 'azami' }],
  ['mazda 3 sp25', { make: 'Mazda', model: /^(mazda)?3$/i, badge: 'sp25' }],
  ['mazda3 neo', { make: 'Mazda', model: /^(mazda)?3$/i, badge: 'neo' }],
  ['hyundai i30 n line', { make: 'Hyundai', model: /^i30$/i, badge: 'n line' }],
  ['i30 active', { make: 'Hyundai', model: /^i30$/i, badge: 'active' }],
  ['tucson highlander', { make: 'Hyundai', model: /^tucson/i, badge: 'highlander' }],
  ['santa fe elite', { make: 'Hyundai', model: /^santa fe/i, badge: 'elite' }],
  ['kia cerato gt', { make: 'Kia', model: /^cerato/i, badge: 'gt' }],
  ['kia carnival platinum', { make: 'Kia', model: /carnival/i, badge: 'platinum' }],
  ['sportage gt-line', { make: 'Kia', model: /^sportage/i, badge: 'gt-line' }],
  ['commodore sv6', { make: 'Holden', model: /^commodore/i, badge: 'sv6' }],
  ['holden commodore ss v', { make: 'Holden', model: /^commodore/i, badge: 'ss-v' }],
  ['colorado ltz', { make: 'Holden', model: /^colorado/i, badge: 'ltz' }],
  ['nissan patrol ti', { make: 'Nissan', model: /^patrol/i, badge: 'ti' }],
  ['x-trail st-l', { make: 'Nissan', model: /^x-trail/i, badge: 'st-l' }],
  ['golf gti', { make: 'Volkswagen', model: /^golf/i, badge: 'gti' }],
  ['vw golf r', { make: 'Volkswagen', model: /^golf/i, name: /\bR( |$)/ }],
  ['amarok v6', { make: 'Volkswagen', model: /^amarok/i, cylinders: 6 }],
  ['outlander exceed', { make: 'Mitsubishi', model: /^outlander/i, badge: 'exceed' }],
  ['forester 2.5i-l', { make: 'Subaru', model: /^forester/i, badge: '2.5i-l' }],
  ['wrangler rubicon', { make: 'Jeep', model: /^wrangler/i, badge: 'rubicon' }],
  ['everest titanium', { make: 'Ford', model: /^everest/i, badge: 'titanium' }],
  ['mustang gt', { make: 'Ford', model: /^mustang/i, badge: 'gt' }],
  ['navara black edition', { make: 'Nissan', model: /^navara/i, badge: 'black edition' }],
  // makes, by whatever name
  ['toyota', { make: 'Toyota' }],
  ['mercedes', { make: 'Mercedes-Benz' }],
  ['mercedes suv', { make: 'Mercedes-Benz', body: 'suv' }],
  ['merc convertible', { make: 'Mercedes-Benz', body: 'convertible' }],
  ['vw', { make: 'Volkswagen' }],
  ['vw tiguan', { make: 'Volkswagen', model: /^tiguan/i }],
  ['volkswagon polo', { make: 'Volkswagen', model: /^polo/i }],
  ['chev silverado', { make: 'Chevrolet', model: /^silverado/i }],
  ['chevy', { make: 'Chevrolet' }],
  ['landrover', { make: 'Land Rover' }],
  ['land rover under 60000', { make: 'Land Rover', price: upTo(60_000) }],
  ['alfa', { make: 'Alfa Romeo' }],
  ['great wall', { make: 'Great Wall' }],
  ['beemer x5', { make: 'BMW', model: /^x5/i }],
  ['subie outback', { make: 'Subaru', model: /^outback/i }],
  ['mitsi asx', { make: 'Mitsubishi', model: /^asx/i }],
  ['ssangyong musso', { make: 'SsangYong', model: /^musso/i }],
  ['isuzu ute', { make: 'Isuzu', body: 'ute' }],
  ['dmax', { make: 'Isuzu', model: /^d-max/i }],
  ['mux', { make: 'Isuzu', model: /^mu-x/i }],
  ['haval jolion', { make: ['Haval', 'GWM'], model: /jolion/i }],
  ['haval', { name: /\bhaval\b/i }],
  // families of models
  ['landrover discovery', { make: 'Land Rover', model: /^discovery/i }],
  ['discovery sport', { make: 'Land Rover', model: /^discovery sport/i }],
  ['range rover', { make: 'Land Rover', model: rangeRover }],
  ['range rover sport', { make: 'Land Rover', model: /^range rover sport/i }],
  ['evoque', { make: 'Land Rover', model: /evoque/i }],
  ['mx5', { make: 'Mazda', model: /^mx-5/i }],
  ['mx-5', { make: 'Mazda', model: /^mx-5/i }],
  ['mazda mx 5 manual', { make: 'Mazda', model: /^mx-5/i, gears: 'Manual' }],
  ['landcruiser 200', series200],
  ['landcruser 200', series200],
  ['landcruiser 200 series', series200],
  ['land cruiser 300', { make: 'Toyota', model: /^landcruiser$/i, year: ever(2021), body: ['suv', 'wagon'], name: /lc300|^(?!.*lc200)/i }],
  ['toyota landcruiser', { make: 'Toyota', model: landCruiser }],
  ['land cruiser prado', { make: 'Toyota', model: /^landcruiser prado/i }],
  ['pajero', { make: 'Mitsubishi', model: /^pajero/i }],
  ['tiguan', { make: 'Volkswagen', model: /^tiguan/i }],
  ['yaris', { make: 'Toyota', model: /yaris/i }],
  ['corolla', { make: 'Toyota', model: /corolla/i }],
  ['civic type r', { make: 'Honda', model: /^civic type r/i }],
  ['captiva', { make: 'Holden', model: /^captiva/i }],
  ['bmw 3 series', { make: 'BMW', model: /^(m?3\d\d|3 series)/i }],
  ['mercedes c class', { make: 'Mercedes-Benz', model: /^c(-class|\d)/i }],
  ['mercedes gla', { make: 'Mercedes-Benz', model: /^gla/i }],
  ['lexus rx', { make: 'Lexus', model: /^rx/i }],
  ['lexus nx300', { make: 'Lexus', name: /\bNX ?300/i }],
  ['audi q5', { make: 'Audi', model: /^q5/i }],
  ['peugeot 2008', { make: 'Peugeot', model: /^2008/ }],
  ['toyota 86', { make: 'Toyota', model: /^86$/ }],
  ['mazda 3', { make: 'Mazda', model: /^(mazda)?3$/i }],
  ['mazda 6 wagon', { make: 'Mazda', model: /^6$/, body: 'wagon' }],
  ['tesla model 3', { make: 'Tesla', model: /^model 3/i }],
  ['honda hrv', { make: 'Honda', model: /^hr-v/i }],
  ['chr', { make: 'Toyota', model: /^c-hr/i }],
  ['ford f150', { make: 'Ford', model: /^f-150/i }],
  ['hi ace', { make: 'Toyota', model: /^hiace/i }],
  ['santafe', { make: 'Hyundai', model: /^santa fe/i }],
  // money, kilometres, years
  ['mazda cx5 under 30k', { make: 'Mazda', model: /^cx-5$/i, price: upTo(30_000) }],
  ['suv under $25,000', { body: 'suv', price: upTo(25_000) }],
  ['camry 15k to 25k', { make: 'Toyota', model: /^camry/i, price: [15_000, 25_000] }],
  ['ranger between 30k and 45k', { make: 'Ford', model: /^ranger/i, price: [30_000, 45_000] }],
  ['kia rio less than 80000 km', { make: 'Kia', model: /^rio/i, km: upTo(80_000) }],
  ['2019 corolla', { make: 'Toyota', model: /corolla/i, year: [2019, 2019] }],
  ['2018 or newer forester', { make: 'Subaru', model: /^forester/i, year: ever(2018) }],
  ['i30 2015-2018', { make: 'Hyundai', model: /^i30$/i, year: [2015, 2018] }],
  ['ute after 2018 under 40k', { body: 'ute', year: ever(2019), price: upTo(40_000) }],
  ['sub 10k', { price: upTo(10_000) }],
  ['hatch sub-8k', { body: 'hatch', price: upTo(8000) }],
  ['mazda 3 around 15k', { make: 'Mazda', model: /^(mazda)?3$/i, price: [13_500, 16_500] }],
  ['bmw over 80k', { make: 'BMW', price: from(80_000) }],
  // bodies, fuels, gears, drives, seats, colours
  ['7 seat diesel suv under 40k', { body: 'suv', fuel: 'Diesel', seats: [7], price: upTo(40_000) }],
  ['diesel ute 4x4 manual', { body: 'ute', fuel: 'Diesel', drive: '4WD', gears: 'Manual' }],
  ['electric car', { fuel: 'Electric' }],
  ['hybrid suv', { fuel: 'Hybrid', body: 'suv' }],
  ['white hilux', { make: 'Toyota', model: /^hilux/i, colour: 'White' }],
  ['red mazda 2 hatchback', { make: 'Mazda', model: /^(mazda)?2$/i, colour: 'Red', body: 'hatch' }],
  ['kia carnival 8 seater', { make: 'Kia', model: /carnival/i, seats: [8] }],
  ['manual sports car', { gears: 'Manual', body: sportsBodies }],
  ['demo suv', { condition: 'demo', body: 'suv' }],
  ['new cars mg', { condition: 'new', make: 'MG' }],
  ['used subaru wagon', { condition: 'used', make: 'Subaru', body: 'wagon' }],
  ['toyta corola', { make: 'Toyota', model: /corolla/i }],
  ['hyundia tuscon', { make: 'Hyundai', model: /^tucson/i }],
  ['mitsubishi outlader', { make: 'Mitsubishi', model: /^outlander/i }],
  ['nisan xtrail', { make: 'Nissan', model: /^x-trail/i }],
  // places
  ['suv melbourne under 20000', { body: 'suv', metro: 'Melbourne', price: upTo(20_000) }],
  ['bmw x5 under 60k brisbane', { make: 'BMW', model: /^x5/i, metro: 'Brisbane', price: upTo(60_000) }],
  ['7 seat diesel suv under 40k brisbane', { body: 'suv', fuel: 'Diesel', seats: [7], metro: 'Brisbane', price: upTo(40_000) }],
  ['hilux sydney', { make: 'Toyota', model: /^hilux/i, metro: 'Sydney' }],
  ['corolla in perth', { make: 'Toyota', model: /corolla/i, metro: 'Perth' }],
  ['cars in adelaide under 15k', { metro: 'Adelaide', price: upTo(15_000) }],
  ['kia gold coast', { make: 'Kia', metro: 'Gold Coast' }],
  ['ute canberra', { body: 'ute', metro: 'Canberra' }],
  ['hatch hobart', { body: 'hatch', metro: 'Hobart' }],
  ['newcastle 4x4 ute', { body: 'ute', drive: '4WD', metro: 'Newcastle' }],
  ['ford ranger queensland', { make: 'Ford', model: /^ranger/i, state: 'QLD' }],
  ['mazda nsw', { make: 'Mazda', state: 'NSW' }],
  ['toyota blacktown', { make: 'Toyota', near: ['Blacktown', 'NSW', 25] }],
  ['hilux near parramatta', { make: 'Toyota', model: /^hilux/i, near: ['Parramatta', 'NSW', 25] }],
  ['suv western sydney', { body: 'suv', near: ['Parramatta', 'NSW', 25] }],
  ['ute 2150', { body: 'ute', near: ['Parramatta', 'NSW', 50] }],
  ['ford ranger ferntree gully', { make: 'Ford', model: /^ranger/i, near: ['Ferntree Gully', 'VIC', 25] }],
  ['i30 within 25km of belmont vic', { make: 'Hyundai', model: /^i30$/i, near: ['Belmont', 'VIC', 25] }],
  ['corolla tassie', { make: 'Toyota', model: /corolla/i, state: 'TAS' }],
  // engines, gears and cabs
  ['v8', { cylinders: 8 }],
  ['v8 ute', { body: 'ute', cylinders: 8 }],
  ['commodore v6', { make: 'Holden', model: /^commodore/i, cylinders: 6 }],
  ['4 cylinder ute', { body: 'ute', cylinders: 4 }],
  ['patrol 4.2', { make: 'Nissan', model: /^patrol/i, litres: 4.2 }],
  ['hilux 3.0 diesel', { make: 'Toyota', model: /^hilux/i, litres: 3, fuel: 'Diesel' }],
  ['6 speed manual', { gears: 'Manual' }],
  ['falcon xr6 turbo', { make: 'Ford', model: /^falcon/i, name: /xr6 ?t/i }],
  ['single cab hilux', { make: 'Toyota', model: /^hilux/i, body: ['ute', 'cabChassis'], doors: [2], seats: [2, 3] }],
  ['space cab d-max', { make: 'Isuzu', model: /^d-max/i, body: 'ute', doors: [2], seats: [4, 5] }],
  ['crew cab navara', { make: 'Nissan', model: /^navara/i, body: 'ute', doors: [4] }],
  ['commodore sportwagon', { make: 'Holden', model: /^commodore/i, body: 'wagon' }],
  // generations
  ['vz clubsport', { make: 'HSV', model: /^clubsport/i, year: [2004, 2006] }],
  ['ve ss', { make: 'Holden', name: /\bss/i, year: [2006, 2013] }],
  ['evo 9', { make: 'Mitsubishi', name: /evolution (?:9|ix)/i }],
  ['mu-x 2021 on', { make: 'Isuzu', model: /^mu-x/i, year: ever(2021) }],
  ['corolla under fifteen thousand', { make: 'Toyota', model: /corolla/i, price: [0, 15_000] }],
  ['triton mq', { make: 'Mitsubishi', model: /^triton/i, year: [2015, 2018] }],
  ['gu patrol', { make: 'Nissan', model: /^patrol/i, year: [1997, 2016], cylinders: [4, 6] }],
  ['vf commodore', { make: 'Holden', model: /^commodore/i, year: [2013, 2017] }],
  ['79 series', { make: 'Toyota', model: landCruiser, body: 'ute', year: ever(1999) }],
  // a colour is the paint
  ['stinger gt red', { make: 'Kia', model: /^stinger/i, badge: 'gt', colour: 'Red' }],
  // how shoppers live
  ['family car under 30k', { body: familyBodies, price: upTo(30_000) }],
  ['cheap mazda 3', { make: 'Mazda', model: /^(mazda)?3$/i }],
  ['low km kia sportage', { make: 'Kia', model: /^sportage/i }],
  ['tow 3 tonne', { body: ['suv', 'ute'], drive: '4WD', fuel: 'Diesel' }],
  ['first car', { body: ['hatch', 'sedan'], price: upTo(20_000) }],
];

import type { FinanceLenderEntry, Hotspot, Hotspots } from '#domain/vehicle/vehicle.ts';
import { address } from './fields/address.ts';
import { choice } from './fields/choice.ts';
import { day, instant, monthOrDay } from './fields/dates.ts';
import type { FieldKind } from './fields/field-kind.ts';
import { images } from './fields/images.ts';
import { list } from './fields/list.ts';
import { money } from './fields/money.ts';
import { byName, listOf, parts } from './fields/nested.ts';
import { quantity } from './fields/quantity.ts';
import { code, prose, text } from './fields/text.ts';
import { yesNo } from './fields/yes-no.ts';
import type { FeedVehicle } from './feed-row.ts';

const litres = {
  l: 1,
  lt: 1,
  ltr: 1,
  ltrs: 1,
  litre: 1,
  litres: 1,
  cc: 0.001,
  cm3: 0.001,
  ccm: 0.001,
};
const kilograms = { kg: 1, kgs: 1, kilograms: 1, t: 1000, tonne: 1000, tonnes: 1000, ton: 1000 };
const millimetres = { mm: 1, cm: 10, m: 1000, metres: 1000 };
const feet = {
  ft: 1,
  feet: 1,
  foot: 1,
  "'": 1,
  m: 1 / 0.3048,
  metres: 1 / 0.3048,
  mm: 1 / 304.8,
  in: 1 / 12,
};
const kilometres = { km: 1, kms: 1, kilometres: 1, kilometers: 1, k: 1000 };
const litresPer100Km = {
  l: 1,
  'l/100km': 1,
  'l/100kms': 1,
  'litres/100km': 1,
  lper100km: 1,
  litresper100km: 1,
  '/100km': 1,
};
const speeds = { sp: 1, spd: 1, speed: 1, speeds: 1, gears: 1 };
const perWeek = money;

const dollars = quantity({ min: 0, max: 10_000_000, decimals: 2 });
const percent = quantity({ min: 0, max: 100, decimals: 2, units: { '%': 1, '%pa': 1 } });
const term = quantity({ min: 0, max: 1000, decimals: 1 });

const lender = parts<FinanceLenderEntry>({
  financeProvider: text(100),
  interestRate: percent,
  comparisonRate: percent,
  comparisonRateMin: percent,
  comparisonRateMax: percent,
  paymentWeek: dollars,
  paymentMonth: dollars,
  termYears: term,
  termMonths: term,
  termWeeks: term,
  deposit: dollars,
  balloon: dollars,
  totalPayable: dollars,
  establishmentFees: dollars,
  disclaimer: prose(10_000),
});

const hotspot = parts<Hotspot>(
  {
    id: text(100),
    description: text(1000),
    anchors: list(text(200), 50),
    positions: listOf(
      parts<Hotspot['positions'][number]>(
        {
          activeAngle: quantity({ min: -3600, max: 3600, decimals: 3 }),
          posX: quantity({ min: -100_000, max: 100_000, decimals: 3 }),
          posY: quantity({ min: -100_000, max: 100_000, decimals: 3 }),
        },
        ['activeAngle', 'posX', 'posY'],
      ),
      400,
    ),
  },
  ['id', 'description', 'positions'],
);

/** The parser of each field of a vehicle. The bounds are generous for any vehicle on Australian roads. */
export const vehicleFields: {
  readonly [Field in keyof FeedVehicle]-?: FieldKind<NonNullable<FeedVehicle[Field]>>;
} = {
  stocknum: text(64),
  vin: code(40),
  nvic: code(20),
  redbook_code: text(40),
  regplate: code(12),
  rego_expiry: day,
  name: text(250),
  carsales_title: text(250),
  year: quantity({ min: 1900, max: 2100, zeroIsMissing: true }),
  make: text(60),
  model: text(80),
  badge: text(150),
  series: text(80),
  colour: text(100),
  interior_colour: text(150),
  dealercomments: prose(50_000),
  tag: text(60),
  certified: yesNo,
  file: address,
  item_type: choice({
    car: ['cars', 'passenger', 'vehicle', 'light commercial'],
    motorcycle: ['motorcycles', 'motorbike', 'bike', 'bikes', 'scooter', 'atv'],
    truck: ['trucks', 'heavy vehicle', 'commercial truck'],
    caravan: ['caravans', 'camper trailer', 'pop top', 'rv', 'motorhome'],
  }),

  car_type: choice({
    new: ['n', 'new car', 'new cars', 'brand new'],
    used: ['u', 'used car', 'used cars', 'pre-owned', 'preowned', 'second hand', 'near new'],
    demo: ['d', 'demonstrator', 'demo car', 'demo cars', 'ex demo', 'ex-demonstrator'],
  }),
  status: text(40),
  reserved: yesNo,
  show_on_dealer_website: yesNo,
  categories: list(text(80), 50),
  hidden_tier: quantity({ min: 0, max: 14 }),
  sold_date_timestamp: instant,
  created_at: instant,

  price: money,
  price_type: text(60),
  price_basis: choice({
    drive_away: ['driveaway', 'drive away', 'drive-away price', 'da', 'dap', 'on road'],
    egc: [
      'excl gov charges',
      'excluding government charges',
      'excl govt charges',
      'ex government charges',
      'plus on roads',
    ],
  }),
  egc_price: money,
  drive_away_price: money,
  before_price: money,
  offer_price: money,
  subscription_price: perWeek,
  preorder: yesNo,
  checkout_enabled: yesNo,
  payment_processors: list(text(40), 10),

  km: quantity({ min: 0, max: 3_000_000, units: kilometres }),
  fuel: text(60),
  simple_fuel: text(40),
  body: text(80),
  simple_body: text(40),
  trans: text(80),
  simple_transmission: text(40),
  drive: text(60),
  simple_drive: text(40),
  seats: quantity({
    min: 1,
    max: 80,
    units: { seat: 1, seats: 1, seater: 1, seaters: 1 },
    zeroIsMissing: true,
  }),
  doors: quantity({ min: 1, max: 10, units: { door: 1, doors: 1, dr: 1 }, zeroIsMissing: true }),
  cylinders: quantity({
    min: 1,
    max: 16,
    units: { cyl: 1, cyls: 1, cylinder: 1, cylinders: 1 },
    zeroIsMissing: true,
  }),
  engine_size: text(60),
  engine_size_litres: quantity({
    min: 0.04,
    max: 20,
    decimals: 3,
    units: litres,
    zeroIsMissing: true,
  }),
  induction: text(60),
  gearnum: quantity({ min: 1, max: 24, units: speeds, zeroIsMissing: true }),
  geartype: text(60),
  bodyconfiguration: text(80),
  fuelconsumptioncombined: quantity({
    min: 0.3,
    max: 99,
    decimals: 2,
    units: litresPer100Km,
    zeroIsMissing: true,
  }),
  fuelcapacity: quantity({ min: 1, max: 2000, decimals: 1, units: litres, zeroIsMissing: true }),
  grossvehiclemass: quantity({ min: 50, max: 100_000, units: kilograms, zeroIsMissing: true }),
  towingcapacitybraked: quantity({ min: 1, max: 100_000, units: kilograms, zeroIsMissing: true }),
  vehiclelength: quantity({ min: 500, max: 30_000, units: millimetres, zeroIsMissing: true }),
  vehicleheight: quantity({ min: 300, max: 6000, units: millimetres, zeroIsMissing: true }),
  vehiclewidth: quantity({ min: 300, max: 4000, units: millimetres, zeroIsMissing: true }),
  torque: text(60),
  power: text(60),
  ancaprating: quantity({ min: 0, max: 5, decimals: 1, units: { star: 1, stars: 1 } }),
  ancap_year: quantity({ min: 1993, max: 2100, zeroIsMissing: true }),
  build_date: monthOrDay,
  compliance_date: monthOrDay,
  delivery_date: day,
  standardEquipment: list(text(200), 300),
  filtered_features: list(text(80), 200),

  body_length: quantity({ min: 3, max: 60, decimals: 2, units: feet, zeroIsMissing: true }),
  body_width: quantity({ min: 3, max: 12, decimals: 2, units: feet, zeroIsMissing: true }),
  tare_weight: quantity({ min: 50, max: 20_000, units: kilograms, zeroIsMissing: true }),
  aggregate_trailer_mass: quantity({ min: 50, max: 30_000, units: kilograms, zeroIsMissing: true }),
  axle_type: text(60),
  sleeps: quantity({
    min: 1,
    max: 20,
    zeroIsMissing: true,
    units: { people: 1, berth: 1, persons: 1 },
  }),

  images,
  photos_count: quantity({ min: 0, max: 1000 }),
  video_url: address,
  external_video_url: address,
  spin_images: list(address, 400),
  spin_interior_image: address,
  spin_code: text(500),
  hotspots: parts<Hotspots>({ exterior: listOf(hotspot, 100), interior: listOf(hotspot, 100) }),

  location_id: text(64),
  location_name: text(150),
  city: text(80),
  state: text(40),
  private_suburb: text(80),
  private_postcode: text(10),

  finance_lenders: byName(lender, 30),
  youxQuote: parts(
    { weeklyRepaymentAmount: dollars, advertisedRate: percent, comparisonRate: percent },
    ['weeklyRepaymentAmount', 'advertisedRate', 'comparisonRate'],
  ),
  autograb_data: parts<NonNullable<FeedVehicle['autograb_data']>>({
    state_average_market_price: money,
    average_market_price: money,
  }),
};

export type VehicleField = keyof typeof vehicleFields;
export const vehicleFieldNames = Object.keys(vehicleFields) as VehicleField[];

/** Fields of the specification that the platform assigns or computes. A feed may contain them, without effect. */
export const platformFields = [
  'id',
  'slug',
  'path',
  'updated_at',
  'views',
  'sold',
  'has_nvic',
  'dealership_id',
  'dealership_slug',
  'dealership_name',
  'thumbnails',
  'primary_image_url',
  'price_range',
  'weekly_price_range',
  'make_model',
  'created_at_timestamp',
] as const;

/** Alternative names of fields, from the specification and from common use, that are read without a mapping. */
export const otherFieldNames: Record<string, VehicleField> = {
  enginesize: 'engine_size',
  enginesize_litres: 'engine_size_litres',
  color: 'colour',
  interior_color: 'interior_colour',
  stock_number: 'stocknum',
  stock_no: 'stocknum',
  odometer: 'km',
  kilometres: 'km',
  transmission: 'trans',
  fuel_type: 'fuel',
  body_type: 'body',
  drive_type: 'drive',
  rego: 'regplate',
  photos: 'images',
  condition: 'car_type',
};

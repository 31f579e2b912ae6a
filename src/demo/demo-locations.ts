import type { DemoDealershipSlug } from './demo-dealerships.ts';

/**
 * A location of the demo. People, businesses, streets and licences are fictional; phone numbers are reserved for
 * fiction.
 */
export interface DemoLocation {
  id: string;
  dealership_slug: DemoDealershipSlug;
  name: string;
  slug: string;
  street: string;
  city: string;
  state: 'NSW' | 'VIC' | 'QLD' | 'SA';
  postcode: string;
  lat: number;
  long: number;
  /** Phone numbers by department. */
  phones: { sales: string; service?: string; parts?: string };
  dealer_license_number: string;
  motor_vehicle_repairer?: string;
  opening_hours: { sales: OpeningDay[]; service?: OpeningDay[]; parts?: OpeningDay[] };
}

export interface OpeningDay {
  /** 0 is Sunday, 6 is Saturday. */
  weekday: number;
  status: 'Open' | 'Closed';
  open?: string;
  close?: string;
}

const weekdays = (
  open: string,
  close: string,
  saturday?: readonly [string, string],
  sunday?: readonly [string, string],
): OpeningDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const hours = weekday === 0 ? sunday : weekday === 6 ? saturday : ([open, close] as const);
    return hours === undefined
      ? { weekday, status: 'Closed' }
      : { weekday, status: 'Open', open: hours[0], close: hours[1] };
  });

const yardHours = { sales: weekdays('08:30', '17:30', ['08:30', '17:00']) };
const fullHours = {
  sales: weekdays('08:30', '18:00', ['08:30', '17:00'], ['10:00', '16:00']),
  service: weekdays('07:30', '16:30'),
  parts: weekdays('08:00', '16:00', ['08:00', '12:00']),
};
const tradeHours = {
  sales: weekdays('08:00', '17:00', ['09:00', '13:00']),
  service: weekdays('07:00', '17:00', ['07:30', '12:00']),
  parts: weekdays('07:00', '17:00', ['08:00', '12:00']),
};

// the table is easier to read as packed rows
// oxfmt-ignore
export const demoLocations: readonly DemoLocation[] = [
  {
    id: 'banksia-parramatta',
    dealership_slug: 'banksia-motors',
    name: 'Banksia Motors Parramatta',
    slug: 'parramatta',
    street: '41 Wallaby Parade',
    city: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    lat: -33.8151,
    long: 151.0011,
    phones: { sales: '02 5550 0110', service: '02 5550 0111' },
    dealer_license_number: 'NSW Dealer Licence MD000110',
    motor_vehicle_repairer: 'MVRL00110',
    opening_hours: { ...yardHours, service: fullHours.service },
  },
  {
    id: 'kestrel-castle-hill-toyota',
    dealership_slug: 'kestrel-toyota',
    name: 'Kestrel Toyota Castle Hill',
    slug: 'toyota-castle-hill',
    street: '8 Falcon Ridge Road',
    city: 'Castle Hill',
    state: 'NSW',
    postcode: '2154',
    lat: -33.7319,
    long: 151.0042,
    phones: { sales: '02 5550 0120', service: '02 5550 0121', parts: '02 5550 0122' },
    dealer_license_number: 'NSW Dealer Licence MD000120',
    motor_vehicle_repairer: 'MVRL00120',
    opening_hours: fullHours,
  },
  {
    id: 'kestrel-castle-hill-mazda',
    dealership_slug: 'kestrel-mazda',
    name: 'Kestrel Mazda Castle Hill',
    slug: 'mazda-castle-hill',
    street: '12 Falcon Ridge Road',
    city: 'Castle Hill',
    state: 'NSW',
    postcode: '2154',
    lat: -33.7323,
    long: 151.0051,
    phones: { sales: '02 5550 0130', service: '02 5550 0131', parts: '02 5550 0132' },
    dealer_license_number: 'NSW Dealer Licence MD000120',
    motor_vehicle_repairer: 'MVRL00130',
    opening_hours: fullHours,
  },
  {
    id: 'kestrel-penrith-kia',
    dealership_slug: 'kestrel-kia',
    name: 'Kestrel Kia Penrith',
    slug: 'kia-penrith',
    street: '230 Hovering Street',
    city: 'Penrith',
    state: 'NSW',
    postcode: '2750',
    lat: -33.7511,
    long: 150.6942,
    phones: { sales: '02 5550 0140', service: '02 5550 0141', parts: '02 5550 0142' },
    dealer_license_number: 'NSW Dealer Licence MD000140',
    motor_vehicle_repairer: 'MVRL00140',
    opening_hours: fullHours,
  },
  {
    id: 'kestrel-penrith-used',
    dealership_slug: 'kestrel-used',
    name: 'Kestrel Used Cars Penrith',
    slug: 'used-penrith',
    street: '236 Hovering Street',
    city: 'Penrith',
    state: 'NSW',
    postcode: '2750',
    lat: -33.7514,
    long: 150.6951,
    phones: { sales: '02 5550 0150' },
    dealer_license_number: 'NSW Dealer Licence MD000140',
    opening_hours: { sales: fullHours.sales },
  },
  {
    id: 'kestrel-gosford-used',
    dealership_slug: 'kestrel-used',
    name: 'Kestrel Used Cars Gosford',
    slug: 'used-gosford',
    street: '5 Sea Eagle Lane',
    city: 'Gosford',
    state: 'NSW',
    postcode: '2250',
    lat: -33.4267,
    long: 151.3417,
    phones: { sales: '02 5550 0160' },
    dealer_license_number: 'NSW Dealer Licence MD000160',
    opening_hours: yardHours,
  },
  {
    id: 'wandering-caboolture',
    dealership_slug: 'wandering-van-co',
    name: 'Wandering Van Co Caboolture',
    slug: 'caboolture',
    street: '77 Billycart Drive',
    city: 'Caboolture',
    state: 'QLD',
    postcode: '4510',
    lat: -27.0847,
    long: 152.9511,
    phones: { sales: '07 5550 0170', service: '07 5550 0171', parts: '07 5550 0172' },
    dealer_license_number: 'QLD Motor Dealer Licence 0000170',
    opening_hours: tradeHours,
  },
  {
    id: 'wandering-bendigo',
    dealership_slug: 'wandering-van-co',
    name: 'Wandering Van Co Bendigo',
    slug: 'bendigo',
    street: '19 Poppet Head Road',
    city: 'Bendigo',
    state: 'VIC',
    postcode: '3550',
    lat: -36.757,
    long: 144.2794,
    phones: { sales: '03 5550 0180', service: '03 5550 0181' },
    dealer_license_number: 'LMCT 00180',
    opening_hours: { sales: tradeHours.sales, service: tradeHours.service },
  },
  {
    id: 'southern-cross-ringwood',
    dealership_slug: 'southern-cross-cars',
    name: 'Southern Cross Cars Ringwood',
    slug: 'ringwood',
    street: '300 Acrux Avenue',
    city: 'Ringwood',
    state: 'VIC',
    postcode: '3134',
    lat: -37.8114,
    long: 145.2306,
    phones: { sales: '03 5550 0190', service: '03 5550 0191', parts: '03 5550 0192' },
    dealer_license_number: 'LMCT 00190',
    opening_hours: fullHours,
  },
  {
    id: 'southern-cross-geelong',
    dealership_slug: 'southern-cross-cars',
    name: 'Southern Cross Cars Geelong',
    slug: 'geelong',
    street: '64 Mimosa Quay',
    city: 'Geelong',
    state: 'VIC',
    postcode: '3220',
    lat: -38.1499,
    long: 144.3617,
    phones: { sales: '03 5550 0200', service: '03 5550 0201' },
    dealer_license_number: 'LMCT 00190',
    opening_hours: { sales: fullHours.sales, service: fullHours.service },
  },
  {
    id: 'southern-cross-prospect',
    dealership_slug: 'southern-cross-cars',
    name: 'Southern Cross Cars Prospect',
    slug: 'prospect',
    street: '11 Gacrux Street',
    city: 'Prospect',
    state: 'SA',
    postcode: '5082',
    lat: -34.8845,
    long: 138.5946,
    phones: { sales: '08 5550 0210' },
    dealer_license_number: 'SA LVD 000210',
    opening_hours: yardHours,
  },
  {
    id: 'southern-cross-dandenong',
    dealership_slug: 'southern-cross-motorcycles',
    name: 'Southern Cross Motorcycles Dandenong',
    slug: 'motorcycles-dandenong',
    street: '150 Centauri Street',
    city: 'Dandenong',
    state: 'VIC',
    postcode: '3175',
    lat: -37.9875,
    long: 145.2153,
    phones: { sales: '03 5550 0220', service: '03 5550 0221', parts: '03 5550 0222' },
    dealer_license_number: 'LMCT 00220',
    opening_hours: tradeHours,
  },
  {
    id: 'southern-cross-laverton',
    dealership_slug: 'southern-cross-trucks',
    name: 'Southern Cross Trucks Laverton North',
    slug: 'trucks-laverton-north',
    street: '9 Roadtrain Court',
    city: 'Laverton North',
    state: 'VIC',
    postcode: '3026',
    lat: -37.8306,
    long: 144.7944,
    phones: { sales: '03 5550 0230', service: '03 5550 0231', parts: '03 5550 0232' },
    dealer_license_number: 'LMCT 00230',
    opening_hours: tradeHours,
  },
];

import type { Point } from '#search/vehicle-search/places-near.ts';

/** A city and the suburbs around it. */
export interface City extends Point {
  name: string;
  /** The postcode of its centre. */
  postcode: string;
  /** The radius of its suburbs. */
  km: number;
}

/** Cities that mean their suburbs too. Other places mean only their own name. */
// the table is easier to read as packed rows
// oxfmt-ignore
export const cities: readonly City[] = [
  { name: 'Sydney', postcode: '2000', km: 50, lat: -33.87, long: 151.21 },
  { name: 'Melbourne', postcode: '3000', km: 50, lat: -37.81, long: 144.96 },
  { name: 'Brisbane', postcode: '4000', km: 50, lat: -27.47, long: 153.03 },
  { name: 'Perth', postcode: '6000', km: 50, lat: -31.95, long: 115.86 },
  { name: 'Adelaide', postcode: '5000', km: 50, lat: -34.93, long: 138.6 },
  { name: 'Canberra', postcode: '2600', km: 25, lat: -35.29, long: 149.12 },
  { name: 'Hobart', postcode: '7000', km: 25, lat: -42.88, long: 147.33 },
  { name: 'Darwin', postcode: '0800', km: 25, lat: -12.44, long: 130.87 },
  { name: 'Gold Coast', postcode: '4217', km: 25, lat: -28.0, long: 153.41 },
  { name: 'Sunshine Coast', postcode: '4558', km: 50, lat: -26.65, long: 153.09 },
  { name: 'Central Coast', postcode: '2250', km: 25, lat: -33.43, long: 151.34 },
  { name: 'Newcastle', postcode: '2300', km: 50, lat: -32.92, long: 151.75 },
  { name: 'Wollongong', postcode: '2500', km: 25, lat: -34.42, long: 150.89 },
  { name: 'Geelong', postcode: '3220', km: 25, lat: -38.15, long: 144.36 },
  { name: 'Ballarat', postcode: '3350', km: 25, lat: -37.56, long: 143.85 },
  { name: 'Bendigo', postcode: '3550', km: 25, lat: -36.76, long: 144.28 },
  { name: 'Toowoomba', postcode: '4350', km: 25, lat: -27.56, long: 151.95 },
  { name: 'Townsville', postcode: '4810', km: 25, lat: -19.26, long: 146.82 },
  { name: 'Cairns', postcode: '4870', km: 25, lat: -16.92, long: 145.77 },
  { name: 'Mackay', postcode: '4740', km: 25, lat: -21.14, long: 149.19 },
  { name: 'Rockhampton', postcode: '4700', km: 25, lat: -23.38, long: 150.51 },
  { name: 'Bundaberg', postcode: '4670', km: 25, lat: -24.87, long: 152.35 },
  { name: 'Hervey Bay', postcode: '4655', km: 25, lat: -25.29, long: 152.85 },
  { name: 'Launceston', postcode: '7250', km: 25, lat: -41.44, long: 147.14 },
  { name: 'Bunbury', postcode: '6230', km: 25, lat: -33.33, long: 115.64 },
  { name: 'Mandurah', postcode: '6210', km: 25, lat: -32.53, long: 115.72 },
  { name: 'Albury', postcode: '2640', km: 25, lat: -36.07, long: 146.92 },
];

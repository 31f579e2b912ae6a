import type { StateCode } from '#domain/vehicle/spelling/state-code.ts';

/** A region larger than a suburb, as a radius around a postcode. */
export interface Region {
  names: readonly string[];
  postcode: string;
  km: number;
}

/** Source: how the states' tourism and planning bodies name their regions; the radius reaches most of each. */
// the table is easier to read as packed rows
// oxfmt-ignore
export const regions: readonly Region[] = [
  { names: ['western sydney', 'sydney west', 'west sydney', 'greater western sydney', 'western suburbs sydney'], postcode: '2150', km: 25 },
  { names: ['south western sydney', 'south west sydney', 'southwest sydney'], postcode: '2170', km: 25 },
  { names: ['inner west', 'inner west sydney'], postcode: '2040', km: 10 },
  { names: ['northern beaches'], postcode: '2100', km: 25 },
  { names: ['north shore', 'lower north shore', 'upper north shore', 'north sydney area'], postcode: '2067', km: 10 },
  { names: ['hills district', 'the hills'], postcode: '2154', km: 10 },
  { names: ['sutherland shire', 'the shire'], postcode: '2232', km: 10 },
  { names: ['eastern suburbs sydney', 'sydney eastern suburbs'], postcode: '2022', km: 10 },
  { names: ['blue mountains'], postcode: '2780', km: 50 },
  { names: ['hunter', 'hunter valley', 'the hunter'], postcode: '2320', km: 50 },
  { names: ['illawarra'], postcode: '2500', km: 50 },
  { names: ['southern highlands'], postcode: '2576', km: 50 },
  { names: ['northern rivers'], postcode: '2480', km: 100 },
  { names: ['mid north coast'], postcode: '2444', km: 100 },
  { names: ['riverina'], postcode: '2650', km: 100 },
  { names: ['central west nsw', 'central west'], postcode: '2800', km: 100 },
  { names: ['western melbourne', 'western suburbs melbourne', 'melbourne west', 'west melbourne area'], postcode: '3020', km: 25 },
  { names: ['eastern suburbs melbourne', 'melbourne eastern suburbs', 'eastern melbourne'], postcode: '3130', km: 25 },
  { names: ['south east melbourne', 'southeast melbourne', 'melbourne south east'], postcode: '3175', km: 25 },
  { names: ['northern suburbs melbourne', 'northern melbourne', 'melbourne north'], postcode: '3073', km: 25 },
  { names: ['mornington peninsula'], postcode: '3931', km: 25 },
  { names: ['gippsland'], postcode: '3844', km: 100 },
  { names: ['brisbane northside', 'north brisbane', 'brisbane north'], postcode: '4034', km: 25 },
  { names: ['brisbane southside', 'south brisbane area', 'brisbane south'], postcode: '4113', km: 25 },
  { names: ['darling downs'], postcode: '4350', km: 100 },
  { names: ['wide bay'], postcode: '4650', km: 100 },
  { names: ['far north queensland', 'fnq', 'north queensland'], postcode: '4870', km: 250 },
  { names: ['adelaide hills'], postcode: '5251', km: 25 },
  { names: ['barossa', 'barossa valley'], postcode: '5355', km: 50 },
  { names: ['pilbara'], postcode: '6714', km: 250 },
  { names: ['south west wa'], postcode: '6230', km: 100 },
  { names: ['top end'], postcode: '0800', km: 250 },
];

/** Shoppers' other names for the cities of `cities.ts`. */
export const cityNicknames: Readonly<Record<string, string>> = {
  syd: 'Sydney',
  melb: 'Melbourne',
  melbs: 'Melbourne',
  brissie: 'Brisbane',
  brissy: 'Brisbane',
  bne: 'Brisbane',
  goldie: 'Gold Coast',
  'sunny coast': 'Sunshine Coast',
  newy: 'Newcastle',
  'the gong': 'Wollongong',
  radelaide: 'Adelaide',
  freo: 'Fremantle',
  rocky: 'Rockhampton',
};

/** Shoppers' other names for the states. */
export const stateNicknames: Readonly<Record<string, StateCode>> = {
  tassie: 'TAS',
  tazzie: 'TAS',
  tazmania: 'TAS',
  vicco: 'VIC',
  'northern territory': 'NT',
};

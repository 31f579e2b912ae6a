import { spellingKey } from './spelling-key.ts';

/** States and territories by their postal abbreviations. */
export const stateNames = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
} as const;

export type StateCode = keyof typeof stateNames;

const codes = new Map<string, StateCode>(
  (Object.entries(stateNames) as [StateCode, string][]).flatMap(([code, name]) => [
    [spellingKey(code), code],
    // ISO 3166-2, as in "AU-VIC".
    [`au${spellingKey(code)}`, code],
    [spellingKey(name), code],
  ]),
);

/** The code of a state given by name or code; undefined for other text. */
export function stateCode(state: string): StateCode | undefined {
  return codes.get(spellingKey(state));
}

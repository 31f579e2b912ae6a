import { type StateCode, stateCode } from './spelling/state-code.ts';

/** Splits a listing's place into city and state: "Caringbah, NSW", "Caringbah NSW 2229"; a city may stand alone. */
export function placeOfVehicle(place: string): { city: string; state?: StateCode } {
  const comma = place.lastIndexOf(',');
  const [before, after] =
    comma > 0
      ? [place.slice(0, comma), place.slice(comma + 1)]
      : [
          place.replace(/\s+\S+(?:\s+\d{4})?\s*$/, ''),
          /\s(\S+)(?:\s+\d{4})?\s*$/.exec(place)?.[1] ?? '',
        ];
  const state = stateCode(after.replace(/\d{4}\s*$/, ''));
  return state === undefined ? { city: place } : { city: before.trim(), state };
}

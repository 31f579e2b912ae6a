import type { Draw } from './draw.ts';

/** The first three characters of VINs from the makers' plants, by make. */
const makerCodes = new Map([
  ['Toyota', ['JTN', 'MR0', 'JTM']],
  ['Mazda', ['JM0', 'JM6', 'MP2']],
  ['Hyundai', ['KMH', 'MAL']],
  ['Kia', ['KNA', 'KNC']],
  ['Ford', ['MNA', '6FP', 'WF0']],
  ['Holden', ['6G1', 'MMU', 'KL3']],
  ['Mitsubishi', ['JMF', 'MMA']],
  ['Nissan', ['JN1', 'MNT']],
  ['Subaru', ['JF1', 'JF2']],
  ['Honda', ['MRH', 'JHM']],
  ['Suzuki', ['JSA', 'TSM']],
  ['Volkswagen', ['WVW', 'WV1']],
  ['BMW', ['WBA', 'WB1']],
  ['Mercedes-Benz', ['WDD', 'W1K']],
  ['Isuzu', ['MPA', 'JAA']],
  ['Tesla', ['LRW', '5YJ']],
]);

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
/**
 * The tenth character is the model year: A is 2010. I, O, Q, U, Z and 0 are not used, and it repeats after 30 years.
 */
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** A number in the form of a VIN; `serial` makes it unique. */
export function demoVin(make: string, year: number, serial: number, draw: Draw): string {
  const maker = draw.pick(makerCodes.get(make) ?? ['6T9', '6U9']);
  const middle = Array.from({ length: 6 }, () => draw.pick([...letters])).join('');
  const yearLetter = yearLetters.charAt((year - 2010 + yearLetters.length) % yearLetters.length);
  return `${maker}${middle}${yearLetter}${draw.pick([...'ABCDEHJKL'])}${String(serial % 1_000_000).padStart(6, '0')}`;
}

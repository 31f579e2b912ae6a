import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { report } from './report.ts';

/** The path of the CSV with real listings; its default is outside the repository. */
// oxlint-disable-next-line no-process-env -- the location of test data is not a setting of the platform
export const realListings =
  process.env['REAL_LISTINGS'] ??
  fileURLToPath(new URL('../../../shared/data/australian-listings.csv', import.meta.url));

/** Whether the listings exist. Importing this says so if they don't, because tests that need them are skipped. */
export const haveRealListings = existsSync(realListings);

if (!haveRealListings) {
  report(`No real listings at ${realListings}, so what needs them is skipped; see REAL_LISTINGS.`);
}

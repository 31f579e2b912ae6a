import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { haveRealListings, realListings } from '#tests/support/real-listings.ts';

/** Titles as the demo has them, for machines without the listings. */
const demoTitles = ['2023 Toyota LandCruiser Prado GXL', '2021 Mazda CX-5 Touring', 'Kia Carnival'];

let titles: string[] | undefined;

/** The titles of the real listings. */
export function titlesOfListings(): readonly string[] {
  if (!haveRealListings) return demoTitles;
  titles ??= parse<{ Title: string }>(readFileSync(realListings), { columns: true })
    .map(({ Title }) => Title)
    .filter(Boolean);
  return titles;
}

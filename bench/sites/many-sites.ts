import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { demoContent } from '#demo/demo-content.ts';
import { demoSites } from '#demo/demo-sites.ts';
import { slugify } from '#domain/text/slugify.ts';
import { importContent } from '#services/content/import-content.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { Database } from '#store/database/database.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { realVehicles, resampledVehicles } from '../../tests/support/real-vehicles.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';

const BATCH = 1000;
const COMMENT =
  'One careful owner, full service history and two keys. Inspected by our own workshop, with a roadworthy certificate. Finance, trade-ins and delivery to your door are all available: ask us. ';

interface DemoSettings {
  slug: string;
  name: string;
  dealerships: { slug: string }[];
  theme: Record<string, unknown>;
}

/**
 * Fills an empty database with `sites` sites of `vehicles` vehicles each. The sites use the settings and content of the
 * four demo sites in turn, with their own names and colours. The vehicles are resampled from the real listings, each
 * with its own stock number, pictures and comments. The result depends only on the arguments.
 */
export async function makeManySites(
  { db }: Pick<Database, 'db'>,
  { sites, vehicles }: { sites: number; vehicles: number },
): Promise<void> {
  const stock = resampledVehicles(await realVehicles(), sites * vehicles);
  const demo = await Promise.all(
    // these are our own files, and saving checks the result
    demoSites.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as DemoSettings),
  );
  const random = seededRandom(1);
  let batch: ReturnType<typeof stockRow>[] = [];
  for (let number = 1; number <= sites; number += 1) {
    const model = demo[number % demo.length]!;
    const settings = siteLike(model, number);
    if (!parseSiteSettings(settings).ok)
      throw new Error(`Site ${settings.slug} has invalid settings`);
    await saveSite(db, settings.slug, settings);
    await importContent(db, { slug: settings.slug }, demoContent(model.slug));
    for (let count = 0; count < vehicles; count += 1) {
      const dealership = settings.dealerships[count % settings.dealerships.length]!;
      const { value: vehicle } = stock.next();
      if (vehicle) batch.push(stockRow(vehicle, dealership.slug, random));
      if (batch.length < BATCH) continue;
      await db.insertInto('vehicle').values(batch).execute();
      batch = [];
    }
  }
  if (batch.length > 0) await db.insertInto('vehicle').values(batch).execute();
  await sql`select setval(pg_get_serial_sequence('vehicle', 'id'), ${sites * vehicles})`.execute(
    db,
  );
  await db.updateTable('stock_clock').set({ version: 1 }).execute();
  await sql`vacuum analyze`.execute(db);
}

/** A site with the settings of another, but with its own name, dealerships and colours. */
function siteLike(model: DemoSettings, number: number): DemoSettings {
  const prefix = `s${number}`;
  let text = JSON.stringify(model);
  for (const { slug } of [model, ...model.dealerships])
    text = text.replaceAll(`"${slug}"`, `"${prefix}-${slug}"`);
  const settings = JSON.parse(text) as DemoSettings;
  const shade = ((number * 2_654_435_761) % 0x600000).toString(16).padStart(6, '0');
  return {
    ...settings,
    slug: `${prefix}-${model.slug}`,
    name: `${model.name} ${number}`,
    theme: { ...settings.theme, brand: `#${shade}` },
  };
}

function stockRow(vehicle: Vehicle, dealership: string, random: () => number) {
  const { id, slug: _, dealership_slug: __, status, created_at, updated_at, ...facts } = vehicle;
  const { sold_date_timestamp: soldAt, ...described } = facts;
  const stocknum = `${dealership.slice(0, 2).toUpperCase()}${100_000 + id}`;
  const words = [facts.year, facts.make, facts.model, facts.badge].filter(Boolean).join(' ');
  const pictures = facts.photos_count ?? 0;
  return {
    id,
    dealership_slug: dealership,
    identity: stocknum,
    slug: `${slugify(words).slice(0, 80).replace(/-$/, '')}-${id}`,
    status,
    facts: JSON.stringify({
      ...described,
      stocknum,
      dealercomments: COMMENT.repeat(2 + Math.floor(random() * 5)),
      images: Array.from({ length: pictures }, (_unused, at) => ({
        url: `https://pictures.example/${dealership}/${stocknum}/${at + 1}.jpg`,
      })),
    }),
    created_at,
    updated_at,
    sold_at: soldAt ?? null,
    version: 1,
  };
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { someFacts } from '#tests/support/vehicles.ts';
import { DealershipStock, type MergeResult, type StagedVehicle } from './dealership-stock.ts';
import { changedVehicles, searchableVehicles, stockVersion } from './stock-changes.ts';

let dealerships = 0;

function staged(
  stocknum: string,
  others: { status?: string; price?: number; line?: number } = {},
): StagedVehicle {
  const { status = 'in_stock', line = Number(stocknum.replace(/\D/g, '')), ...facts } = others;
  return {
    row_number: line,
    line,
    identity: stocknum,
    slug_stem: 'corolla',
    status,
    facts: someFacts({ stocknum, ...facts }),
  };
}

onEveryDatabase('dealership stock', (database) => {
  const open = () => {
    const slug = `dealer-${(dealerships += 1)}`;
    return { slug, stock: new DealershipStock(database().db, slug) };
  };

  async function feed(
    stock: DealershipStock,
    rows: StagedVehicle[],
    options: { delta?: boolean; force?: boolean; dryRun?: boolean } = {},
  ): Promise<MergeResult> {
    const importId = randomUUID();
    await stock.stage(importId, rows);
    const result = await stock.merge({
      importId,
      source: 'test',
      delta: false,
      force: false,
      dryRun: false,
      report: (change) => change,
      ...options,
    });
    await stock.clearStage(importId);
    return result;
  }

  async function vehiclesOf(slug: string) {
    const all = [];
    for await (const batch of searchableVehicles(database().db)) all.push(...batch);
    return all.filter((vehicle) => vehicle.dealership_slug === slug);
  }

  it('adds new vehicles, each with its own slug', async () => {
    const { slug, stock } = open();
    const result = await feed(stock, [staged('A1'), staged('A2')]);
    expect(result).toMatchObject({ ok: true, change: { added: 2, changed: 0, withdrawn: 0 } });
    const slugs = (await vehiclesOf(slug)).map((vehicle) => vehicle.slug);
    expect(new Set(slugs).size).toBe(2);
    expect(slugs.every((address) => /^corolla-\d+$/.test(address))).toBe(true);
  });

  it('tells the planner how many vehicles there are', async () => {
    const { db } = database();
    const { stock } = open();
    const rows = Array.from({ length: 300 }, (_, n) => staged(`A${n}`));
    await feed(stock, rows);
    await stock.updateStatistics();
    const known = await sql<{ rows: number }>`
      select reltuples::int as rows from pg_class where relname = 'vehicle'`.execute(db);
    expect(known.rows[0]?.rows).toBeGreaterThanOrEqual(300);
  });

  it('changes nothing, not even the version, when the same feed is imported again', async () => {
    const { stock } = open();
    await feed(stock, [staged('A1'), staged('A2')]);
    const before = await stockVersion(database().db);
    const again = await feed(stock, [staged('A1'), staged('A2')]);
    expect(again).toMatchObject({
      ok: true,
      change: { added: 0, changed: 0, unchanged: 2, withdrawn: 0 },
    });
    expect(await stockVersion(database().db)).toBe(before);
  });

  it('preserves the id and slug of a vehicle whose price changes', async () => {
    const { slug, stock } = open();
    await feed(stock, [staged('A1', { price: 20_000 })]);
    const [before] = await vehiclesOf(slug);
    await feed(stock, [staged('A1', { price: 18_000 })]);
    const [after] = await vehiclesOf(slug);
    expect(after).toMatchObject({ id: before?.id, slug: before?.slug, price: 18_000 });
  });

  it('marks vehicles missing from a full feed as sold and restores them when they return', async () => {
    const { slug, stock } = open();
    await feed(stock, [staged('A1'), staged('A2'), staged('A3')]);
    await feed(stock, [staged('A1'), staged('A2')]);
    const sold = (await vehiclesOf(slug)).find((vehicle) => vehicle.stocknum === 'A3');
    expect(sold?.status).toBe('sold');
    expect(sold?.sold_date_timestamp).toMatch(/^\d{4}-.*Z$/);
    await feed(stock, [staged('A1'), staged('A2'), staged('A3')]);
    const back = (await vehiclesOf(slug)).find((vehicle) => vehicle.stocknum === 'A3');
    expect(back?.status).toBe('in_stock');
    expect(back).not.toHaveProperty('sold_date_timestamp');
  });

  it('changes only the vehicles named in a delta feed', async () => {
    const { slug, stock } = open();
    await feed(stock, [staged('A1'), staged('A2'), staged('A3')]);
    await feed(stock, [staged('A2', { price: 5000 })], { delta: true });
    const statuses = (await vehiclesOf(slug)).map((vehicle) => [vehicle.status, vehicle.price]);
    expect(statuses).toEqual([
      ['in_stock', 19_990],
      ['in_stock', 5000],
      ['in_stock', 19_990],
    ]);
  });

  it('refuses a feed that would withdraw more than half of the stock, unless forced', async () => {
    const { slug, stock } = open();
    await feed(stock, [staged('A1'), staged('A2'), staged('A3'), staged('A4')]);
    const refused = await feed(stock, [staged('A1')]);
    expect(refused).toEqual({
      ok: false,
      reason: 'withdraws-too-much',
      withdrawn: 3,
      available: 4,
    });
    expect((await vehiclesOf(slug)).every((vehicle) => vehicle.status === 'in_stock')).toBe(true);
    expect(await feed(stock, [staged('A1')], { force: true })).toMatchObject({
      ok: true,
      change: { withdrawn: 3 },
    });
  });

  it('accepts a feed that withdraws exactly half', async () => {
    const { stock } = open();
    await feed(stock, [staged('A1'), staged('A2')]);
    expect(await feed(stock, [staged('A1')])).toMatchObject({ ok: true, change: { withdrawn: 1 } });
  });

  it('leaves a vehicle unchanged if its row was refused', async () => {
    const { slug, stock } = open();
    await feed(stock, [staged('A1'), staged('A2'), staged('A3')]);
    await feed(stock, [staged('A1'), staged('A2'), { row_number: 3, line: 3, identity: 'A3' }]);
    expect((await vehiclesOf(slug)).map((vehicle) => vehicle.status)).toEqual([
      'in_stock',
      'in_stock',
      'in_stock',
    ]);
  });

  it('refuses a feed that marks more than half of the stock as sold', async () => {
    const { stock } = open();
    await feed(stock, [staged('A1'), staged('A2'), staged('A3')]);
    const unknown = { status: 'verfügbar' };
    const refused = await feed(stock, [staged('A1', unknown), staged('A2', unknown), staged('A3')]);
    expect(refused).toMatchObject({ ok: false, reason: 'withdraws-too-much', withdrawn: 2 });
  });

  it('uses the first of two rows on the same line', async () => {
    const { slug, stock } = open();
    const importId = randomUUID();
    const [first, second] = [
      staged('A1', { line: 1, price: 111 }),
      staged('A1', { line: 1, price: 222 }),
    ];
    await stock.stage(importId, [
      { ...first, row_number: 1 },
      { ...second, row_number: 2 },
    ]);
    expect(await stock.dropDuplicates(importId)).toEqual([
      { line: 1, identity: 'A1', first_line: 1 },
    ]);
    const source = {
      source: 'test',
      delta: false,
      force: false,
      dryRun: false,
      report: () => ({}),
    };
    await stock.merge({ importId, ...source });
    expect((await vehiclesOf(slug)).map(({ price }) => price)).toEqual([111]);
  });

  it('changes nothing in a dry run and reports what it would have changed', async () => {
    const { slug, stock } = open();
    const result = await feed(stock, [staged('A1')], { dryRun: true });
    expect(result).toMatchObject({ ok: true, change: { added: 1 } });
    expect(await vehiclesOf(slug)).toEqual([]);
  });

  it('drops the later of two rows for one vehicle and reports it', async () => {
    const { stock } = open();
    const importId = randomUUID();
    await stock.stage(importId, [
      staged('A1', { line: 2 }),
      staged('A1', { line: 7 }),
      staged('A2', { line: 3 }),
    ]);
    expect(await stock.dropDuplicates(importId)).toEqual([
      { line: 7, identity: 'A1', first_line: 2 },
    ]);
    await stock.clearStage(importId);
  });

  it('lists exactly the changes after a given version', async () => {
    const { stock } = open();
    await feed(stock, [staged('A1'), staged('A2')]);
    const seen = await stockVersion(database().db);
    await feed(stock, [staged('A1'), staged('A2', { price: 1234 })]);
    const newest = await stockVersion(database().db);
    const changes = [];
    for await (const batch of changedVehicles(database().db, seen, newest)) changes.push(...batch);
    expect(changes.map(({ stocknum, price }) => [stocknum, price])).toEqual([['A2', 1234]]);
  });

  it('leaves another dealership’s vehicles with the same stock numbers alone', async () => {
    const one = open();
    const other = open();
    await feed(one.stock, [staged('A1'), staged('A2')]);
    await feed(other.stock, [staged('A1', { price: 999 })]);
    expect((await vehiclesOf(one.slug)).map((vehicle) => [vehicle.status, vehicle.price])).toEqual([
      ['in_stock', 19_990],
      ['in_stock', 19_990],
    ]);
  });
});

import { type Kysely, sql, type Transaction } from 'kysely';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import type { Schema } from '#store/database/schema.ts';
import { hasAvailableStatus } from './has-available-status.ts';
import { changeStock } from './change-stock.ts';

/** A row of a feed, ready to be compared with the stock. */
export type StagedVehicle = {
  /** Its position in the feed; one line may contain several rows. */
  row_number: number;
  line: number;
  identity: string;
} & (
  | {
      slug_stem: string;
      status: string;
      sold_at?: string | undefined;
      created_at?: string | undefined;
      facts: VehicleFacts;
    }
  /** A refused row, which leaves its vehicle unchanged. */
  | { facts?: never }
);

export interface StockChange {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  /** The platform's stock version after the change. */
  version: number;
}

export type MergeResult =
  | { ok: true; change: StockChange }
  | { ok: false; reason: 'withdraws-too-much'; withdrawn: number; available: number };

export interface MergeOptions {
  importId: string;
  /** A delta changes only the vehicles it names; a full feed marks absent vehicles as sold. */
  delta: boolean;
  force: boolean;
  dryRun: boolean;
  /** Called with the stock as a dry run would leave it, before that is taken back. */
  onDryRun?: ((db: Kysely<Schema>) => Promise<void>) | undefined;
  source: string;
  /** Called in the transaction, after the change. If it throws, the stock is as it was. */
  onMerged?: ((trx: Transaction<Schema>, change: StockChange) => Promise<void>) | undefined;
  /** The report of this import to store for the operator. */
  report(change: StockChange): unknown;
}

class RolledBack extends Error {
  readonly result: MergeResult;
  constructor(result: MergeResult) {
    super('rolled back on purpose');
    this.result = result;
  }
}

/** Writes the stock of one dealership. */
export class DealershipStock {
  readonly #db: Kysely<Schema>;
  readonly #dealership: string;

  constructor(db: Kysely<Schema>, dealershipSlug: string) {
    this.#db = db;
    this.#dealership = dealershipSlug;
  }

  /** Stages rows outside any transaction, so that memory does not grow with the feed. */
  async stage(importId: string, rows: readonly StagedVehicle[]): Promise<void> {
    await sql`
      insert into stock_stage (import_id, row_number, line, identity, slug_stem, status, sold_at, created_at, facts)
      select ${importId}::uuid, row_number, line, identity, slug_stem, status, sold_at, created_at, facts
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
        row_number integer, line integer, identity text, slug_stem text, status text,
        sold_at timestamptz, created_at timestamptz, facts jsonb
      )`.execute(this.#db);
  }

  /**
   * Updates the planner's statistics for the staged rows and the stock, which nothing else updates in an embedded
   * database. Outdated statistics lead it to compare each row with each vehicle, which takes minutes for a large stock.
   */
  async updateStatistics(): Promise<void> {
    await sql`analyze stock_stage (import_id, identity)`.execute(this.#db);
    await sql`analyze vehicle (dealership_slug, identity, status)`.execute(this.#db);
  }

  /** Drops the rows whose identity appeared in an earlier row of the feed. @returns the dropped rows */
  async dropDuplicates(
    importId: string,
  ): Promise<{ line: number; identity: string; first_line: number }[]> {
    const { rows } = await sql<{ line: number; identity: string; first_line: number }>`
      delete from stock_stage later
      using (
        select distinct on (identity) identity, row_number, line from stock_stage
        where import_id = ${importId}::uuid and facts is not null
        order by identity, row_number
      ) first
      where later.import_id = ${importId}::uuid
        and later.identity = first.identity and later.row_number > first.row_number
        and later.facts is not null
      returning later.line, later.identity, first.line as first_line`.execute(this.#db);
    return rows.toSorted((a, b) => a.line - b.line);
  }

  /** Deletes the staged rows of this import, and any older than a day, which a failed import left behind. */
  async clearStage(importId: string): Promise<void> {
    await this.#db
      .deleteFrom('stock_stage')
      .where((where) =>
        where.or([
          where('import_id', '=', importId),
          where('staged_at', '<', sql<string>`now() - interval '1 day'`),
        ]),
      )
      .execute();
  }

  /** Replaces the stock with the staged rows in one transaction. */
  async merge(options: MergeOptions): Promise<MergeResult> {
    try {
      return await this.#db.transaction().execute(async (trx) => {
        const result = await changeStock(trx, (version) =>
          this.#mergeWithin(trx, version, options),
        );
        if (result.ok && options.dryRun) await options.onDryRun?.(trx);
        if (!result.ok || options.dryRun) throw new RolledBack(result);
        return result;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.result;
      throw error;
    }
  }

  async #mergeWithin(
    db: Transaction<Schema>,
    version: number,
    options: MergeOptions,
  ): Promise<MergeResult> {
    const { importId } = options;
    const available = await this.#countAvailable(db);
    const turnedSold = options.delta ? 0 : await this.#countTurnedSold(db, importId);
    const withdrawn = options.delta ? 0 : await this.#withdrawAbsent(db, importId, version);
    const leaving = withdrawn + turnedSold;
    if (leaving * 2 > available && !options.force) {
      return { ok: false, reason: 'withdraws-too-much', withdrawn: leaving, available };
    }
    const changed = await this.#updateChanged(db, importId, version);
    const added = await this.#insertNew(db, importId, version);
    const staged = await db
      .selectFrom('stock_stage')
      .select(sql<number>`count(facts)::int`.as('rows'))
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow();

    const touched = added + changed + withdrawn;
    const change: StockChange = {
      added,
      changed,
      withdrawn,
      unchanged: staged.rows - added - changed,
      // the stock keeps its version if nothing changed
      version: touched > 0 ? version : version - 1,
    };
    await db
      .insertInto('stock_import')
      .values({
        id: importId,
        dealership_slug: this.#dealership,
        source: options.source,
        report: JSON.stringify(options.report(change)),
      })
      .execute();
    await options.onMerged?.(db, change);
    return { ok: true, change };
  }

  async #countAvailable(db: Transaction<Schema>): Promise<number> {
    const row = await db
      .selectFrom('vehicle')
      .select(sql<number>`count(*)::int`.as('vehicles'))
      .where('dealership_slug', '=', this.#dealership)
      .where(hasAvailableStatus('status'))
      .executeTakeFirstOrThrow();
    return row.vehicles;
  }

  /** Counts available vehicles to which the feed gives a status that counts as sold. */
  async #countTurnedSold(db: Transaction<Schema>, importId: string): Promise<number> {
    const { rows } = await sql<{ vehicles: number }>`
      select count(*)::int as vehicles from vehicle
      join stock_stage stage on stage.import_id = ${importId}::uuid and stage.identity = vehicle.identity
      where vehicle.dealership_slug = ${this.#dealership}
        and ${hasAvailableStatus('vehicle.status')}
        and not ${hasAvailableStatus('stage.status')}`.execute(db);
    return rows[0]?.vehicles ?? 0;
  }

  async #withdrawAbsent(
    db: Transaction<Schema>,
    importId: string,
    version: number,
  ): Promise<number> {
    const { numAffectedRows } = await sql`
      update vehicle set status = 'sold', sold_at = now(), updated_at = now(), version = ${version}
      where dealership_slug = ${this.#dealership} and ${hasAvailableStatus('status')}
        and not exists (
          select from stock_stage stage
          where stage.import_id = ${importId}::uuid and stage.identity = vehicle.identity
        )`.execute(db);
    return Number(numAffectedRows ?? 0);
  }

  async #updateChanged(
    db: Transaction<Schema>,
    importId: string,
    version: number,
  ): Promise<number> {
    const { numAffectedRows } = await sql`
      update vehicle set
        facts = stage.facts,
        status = stage.status,
        sold_at = case when ${hasAvailableStatus('stage.status')} then null
                       else coalesce(stage.sold_at, vehicle.sold_at, now()) end,
        created_at = coalesce(stage.created_at, vehicle.created_at),
        updated_at = now(),
        version = ${version}
      from stock_stage stage
      where stage.import_id = ${importId}::uuid
        and vehicle.dealership_slug = ${this.#dealership}
        and vehicle.identity = stage.identity
        and (vehicle.facts <> stage.facts or vehicle.status <> stage.status
          or vehicle.sold_at <> stage.sold_at or vehicle.created_at <> stage.created_at)`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  }

  async #insertNew(db: Transaction<Schema>, importId: string, version: number): Promise<number> {
    const { numAffectedRows } = await sql`
      insert into vehicle (id, dealership_slug, identity, slug, status, facts,
                           created_at, updated_at, sold_at, version)
      select id, ${this.#dealership}, identity, slug_stem || '-' || id, status, facts,
             coalesce(created_at, now()), now(),
             case when ${hasAvailableStatus('status')} then null else coalesce(sold_at, now()) end,
             ${version}
      from (
        select nextval(pg_get_serial_sequence('vehicle', 'id'))::integer as id, fresh.*
        from (
          select stage.* from stock_stage stage
          left join vehicle known
            on known.dealership_slug = ${this.#dealership} and known.identity = stage.identity
          where stage.import_id = ${importId}::uuid and known.id is null and stage.facts is not null
          order by stage.row_number
        ) fresh
      ) numbered`.execute(db);
    return Number(numAffectedRows ?? 0);
  }
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** When to stop attempting deliveries to a failing receiver, and for how long. */
export interface CircuitRules {
  /** Consecutive failures that open the circuit. */
  failures: number;
  /** Seconds before the first probe; doubled after each failed probe up to the maximum. */
  pauseSeconds: number;
  pauseMaxSeconds: number;
}

export interface ReceiverCircuit {
  receiver: string;
  /** `probe-due`: one attempt may test whether the receiver answers again. */
  state: 'closed' | 'open' | 'probe-due';
}

/** Lists the receivers with recent failures. All others have a closed circuit. */
export async function receiverCircuits(db: Kysely<Schema>): Promise<ReceiverCircuit[]> {
  return db
    .selectFrom('receiver_circuit')
    .select([
      'receiver',
      sql<ReceiverCircuit['state']>`case
        when retry_at is null then 'closed'
        when retry_at <= now() then 'probe-due'
        else 'open' end`.as('state'),
    ])
    .execute();
}

/** Blocks other probes for the length of the lease, so that a process that dies during its probe blocks no longer. */
export async function beginProbe(
  trx: Transaction<Schema>,
  receiver: string,
  leaseSeconds: number,
): Promise<void> {
  await trx
    .updateTable('receiver_circuit')
    .set({ retry_at: sql`now() + ${leaseSeconds} * interval '1 second'` })
    .where('receiver', '=', receiver)
    .execute();
}

/**
 * Counts a failed attempt. Attempts already in progress when the circuit opened do not extend its pause; a failed probe
 * does.
 * @returns whether this attempt opened the circuit
 */
export async function recordNoAnswer(
  db: Kysely<Schema>,
  receiver: string,
  { failures, pauseSeconds, pauseMaxSeconds }: CircuitRules,
  isProbe: boolean,
): Promise<boolean> {
  const count = sql<number>`receiver_circuit.failures + 1`;
  const pause = sql<number>`least(${pauseMaxSeconds}::float8, ${pauseSeconds}::float8 * 2 ^ least(30, ${count} - ${failures}))`;
  const noted = await db
    .insertInto('receiver_circuit')
    .values({
      receiver,
      failures: 1,
      retry_at: failures > 1 ? null : sql`now() + ${pauseSeconds} * interval '1 second'`,
    })
    .onConflict((conflict) =>
      conflict
        .column('receiver')
        .doUpdateSet({
          failures: count,
          retry_at: sql`case when ${count} >= ${failures} then now() + ${pause} * interval '1 second' end`,
        })
        .where((row) => row.or([row('receiver_circuit.retry_at', 'is', null), row.lit(isProbe)])),
    )
    .returning('receiver_circuit.failures')
    .executeTakeFirst();
  return noted?.failures === failures;
}

/** Closes the circuit. @returns whether it was open */
export async function recordAnswer(db: Kysely<Schema>, receiver: string): Promise<boolean> {
  const closed = await db
    .deleteFrom('receiver_circuit')
    .where('receiver', '=', receiver)
    .returning('retry_at')
    .executeTakeFirst();
  return typeof closed?.retry_at === 'string';
}

/** Makes the next probe of these receivers due immediately. */
export async function probeNow(
  trx: Transaction<Schema>,
  receivers: readonly string[],
): Promise<void> {
  if (receivers.length === 0) return;
  await trx
    .updateTable('receiver_circuit')
    .set({ retry_at: sql`now()` })
    .where('receiver', 'in', receivers)
    .where('retry_at', '>', sql<string>`now()`)
    .execute();
}

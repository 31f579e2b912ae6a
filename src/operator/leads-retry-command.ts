import { Command } from 'commander';
import { hurryWaiting } from '#services/hurry-waiting.ts';
import { handOverForgotten } from '#services/trade-in/hand-over-forgotten.ts';
import { type TakenUp, takeUpKept } from '#services/take-up-kept.ts';
import { takeUpParked } from '#services/take-up-parked.ts';
import type { LeadDelivery } from '#store/lead-deliveries.ts';
import type { CommandContext } from './command-context.ts';
import { deliveryName } from './delivery-name.ts';
import { printable } from './printable.ts';
import { usableSites } from './usable-sites.ts';
import { requireLead } from './require-lead.ts';
import { retryOutcome, retryOutcomes } from './retry-outcome.ts';

interface RetryOptions {
  undelivered?: true;
  json?: true;
}

/** What was done; of one lead, with each of its deliveries. */
interface RetryAnswer {
  taken_up: number;
  hurried: number;
  deliveries?: (Pick<LeadDelivery, 'id' | 'channel' | 'target' | 'revision'> & {
    outcome: keyof typeof retryOutcomes;
  })[];
  sent?: number;
  kept?: number;
}

export function leadsRetryCommand(context: CommandContext): Command {
  return new Command('retry')
    .description('tries parked deliveries again, and those that wait for their next attempt now')
    .argument('[lead]', 'of one lead, by its id')
    .option(
      '--undelivered',
      'sends also what was kept because its location had no address, if it has one by now, and what no job sends',
    )
    .option('--json', 'answers in JSON')
    .action(async (id: string | undefined, { undelivered, json }: RetryOptions) => {
      const answer = await retry(context, id, undelivered ?? false);
      if (json) context.out(`${JSON.stringify(answer)}\n`);
      else report(context, answer);
    });
}

async function retry(
  context: CommandContext,
  id: string | undefined,
  undelivered: boolean,
): Promise<RetryAnswer> {
  const database = await context.database();
  const found = id === undefined ? undefined : await requireLead(database, id);
  const leadId = found?.lead.id;
  const jobs = await context.leadJobs();
  const sites = await usableSites(database);
  return database.db.transaction().execute(async (transaction) => {
    // first, so that what is taken up is not counted twice
    const hurried = await hurryWaiting(transaction, jobs, leadId);
    const takenUp = await takeUpParked(transaction, jobs, { leadId });
    const kept = undelivered
      ? await takeUpUndelivered(transaction, jobs, (slug) => sites.get(slug), leadId)
      : undefined;
    return {
      taken_up: takenUp.length,
      hurried: hurried.length,
      ...(found && {
        deliveries: found.deliveries.map((delivery) => ({
          id: delivery.id,
          channel: delivery.channel,
          target: delivery.target,
          revision: delivery.revision,
          outcome: retryOutcome(delivery, { takenUp, hurried }),
        })),
      }),
      ...(kept && { sent: kept.deliveries, kept: kept.kept }),
    };
  });
}

/** Those that no job sends first: of them, too, some may have no address to go to. */
async function takeUpUndelivered(...which: Parameters<typeof takeUpKept>): Promise<TakenUp> {
  const untold = await handOverForgotten(...which);
  const kept = await takeUpKept(...which);
  return { deliveries: untold.deliveries + kept.deliveries, kept: untold.kept + kept.kept };
}

function report(
  context: CommandContext,
  { taken_up, hurried, deliveries, sent, kept }: RetryAnswer,
): void {
  if (deliveries) {
    for (const { outcome, ...delivery } of deliveries)
      context.out(`${printable(deliveryName(delivery))}: ${retryOutcomes[outcome]}\n`);
    if (deliveries.length === 0 && sent === undefined)
      context.err('The lead has gone to nobody: --undelivered sends what can be sent by now.\n');
  } else {
    context.out(`${counted(taken_up, 'delivery', 'deliveries')} taken up again\n`);
    if (hurried > 0)
      context.out(
        `${counted(hurried, 'delivery waited, and is', 'deliveries waited, and are')} tried now\n`,
      );
  }
  if (sent === undefined) return;
  context.out(`${counted(sent, 'delivery', 'deliveries')} of kept leads begun\n`);
  if (kept) {
    context.err(
      `${counted(kept, 'lead is', 'leads are')} still kept: their locations have no address (leads.emails, leads.webhooks)\n`,
    );
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

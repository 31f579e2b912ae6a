import { Command } from 'commander';
import { requeueParked } from '#services/leads/requeue-parked.ts';
import { retryNow } from '#services/leads/retry-now.ts';
import { type RetriedLeads, retryUndeliverable } from '#services/leads/retry-undeliverable.ts';
import { sendOverdueLeads } from '#services/trade-in/send-overdue-leads.ts';
import type { LeadDelivery } from '#store/leads/lead-deliveries.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { deliveryName } from '#operator/delivery-name.ts';
import { printable } from '#operator/printable.ts';
import { usableSites } from '#operator/usable-sites.ts';
import { requireLead } from '#operator/require-lead.ts';
import { retryOutcome, retryOutcomes } from '#operator/retry-outcome.ts';

interface RetryOptions {
  undelivered?: true;
  json?: true;
}

/** What `--json` prints; scripts read these names. */
interface RetryAnswer {
  /** Parked deliveries that are back in the queue. */
  taken_up: number;
  /** Waiting deliveries that are tried now. */
  hurried: number;
  /** Of one lead, what was done with each delivery. */
  deliveries?: (Pick<LeadDelivery, 'id' | 'channel' | 'target' | 'revision'> & {
    outcome: keyof typeof retryOutcomes;
  })[];
  /** Deliveries of leads that had none. */
  sent?: number;
  /** Leads that are still undeliverable. */
  kept?: number;
}

export function leadsRetryCommand(context: CommandContext): Command {
  return new Command('retry')
    .description('tries parked deliveries again, and those that wait for their next attempt now')
    .argument('[lead]', 'of one lead, by its id')
    .option(
      '--undelivered',
      'sends also undeliverable leads whose location has an address by now, and leads whose job was lost',
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
  return database.db.transaction().execute(async (trx) => {
    // first, so that what is requeued is not counted twice
    const rescheduled = await retryNow(trx, jobs, leadId);
    const requeued = await requeueParked(trx, jobs, { leadId });
    const retried = undelivered
      ? await retryUndelivered(trx, jobs, (slug) => sites.get(slug), leadId)
      : undefined;
    return {
      taken_up: requeued.length,
      hurried: rescheduled.length,
      ...(found && {
        deliveries: found.deliveries.map((delivery) => ({
          id: delivery.id,
          channel: delivery.channel,
          target: delivery.target,
          revision: delivery.revision,
          outcome: retryOutcome(delivery, { requeued, rescheduled }),
        })),
      }),
      ...(retried && { sent: retried.deliveries, kept: retried.undeliverable }),
    };
  });
}

/** Overdue leads come first: some of them turn out to be undeliverable. */
async function retryUndelivered(
  ...which: Parameters<typeof retryUndeliverable>
): Promise<RetriedLeads> {
  const overdue = await sendOverdueLeads(...which);
  const addressless = await retryUndeliverable(...which);
  return {
    deliveries: overdue.deliveries + addressless.deliveries,
    undeliverable: overdue.undeliverable + addressless.undeliverable,
  };
}

function report(
  context: CommandContext,
  { taken_up, hurried, deliveries, sent, kept: undeliverable }: RetryAnswer,
): void {
  if (deliveries) {
    for (const { outcome, ...delivery } of deliveries)
      context.out(`${printable(deliveryName(delivery))}: ${retryOutcomes[outcome]}\n`);
    if (deliveries.length === 0 && sent === undefined)
      context.err(
        'The lead has no deliveries. --undelivered sends it if its location has an address by now.\n',
      );
  } else {
    context.out(`${counted(taken_up, 'delivery', 'deliveries')} taken up again\n`);
    if (hurried > 0)
      context.out(
        `${counted(hurried, 'delivery waited, and is', 'deliveries waited, and are')} tried now\n`,
      );
  }
  if (sent === undefined) return;
  context.out(`${counted(sent, 'delivery', 'deliveries')} of undeliverable leads begun\n`);
  if (undeliverable) {
    context.err(
      `${counted(undeliverable, 'lead is', 'leads are')} still undeliverable: their locations have no address (leads.emails, leads.webhooks)\n`,
    );
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

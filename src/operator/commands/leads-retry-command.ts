import { Command } from 'commander';
import { requeueParked } from '#services/leads/requeue-parked.ts';
import { retryNow } from '#services/leads/retry-now.ts';
import { retryUndeliverable, type RetriedLeads } from '#services/leads/retry-undeliverable.ts';
import { inTransaction, type InTransaction, type JobContext } from '#services/site-context.ts';
import { sendOverdueLeads } from '#services/trade-in/send-overdue-leads.ts';
import { AUTO_REPLY, type LeadDelivery } from '#store/leads/lead-deliveries.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { deliveryName } from '#operator/delivery-text.ts';
import { printable } from '#operator/printable.ts';
import { jobContextOf } from '#operator/job-context-of.ts';
import { requireLead } from '#operator/require-existing.ts';

/** What `leads retry` did with a delivery, worded for the operator. The keys are part of the JSON output. */
const retryOutcomes = {
  requeued: 'requeued',
  rescheduled: 'rescheduled to run now',
  'in-progress': 'being attempted at this moment',
  delivered: 'unchanged: already delivered',
  unchanged: 'unchanged: it may not be sent any more',
  'sent-once': 'unchanged: an automatic reply is sent at most once',
} as const;

interface RetryOptions {
  undelivered?: true;
  json?: true;
}

/** The output of `--json`. Scripts depend on its keys. */
interface RetryAnswer {
  /** Parked deliveries that were requeued. */
  requeued: number;
  /** Waiting deliveries that were rescheduled to run immediately. */
  rescheduled: number;
  /** For a single lead: what was done with each delivery. */
  deliveries?: (Pick<LeadDelivery, 'id' | 'channel' | 'target' | 'revision'> & {
    outcome: keyof typeof retryOutcomes;
  })[];
  /** New deliveries of leads that had none. */
  sent?: number;
  /** Leads that are still undeliverable. */
  undeliverable?: number;
}

export function leadsRetryCommand(context: CommandContext): Command {
  return new Command('retry')
    .description('retry parked deliveries, and waiting deliveries immediately')
    .argument('[lead]', 'the id of a lead; default: all leads')
    .option(
      '--undelivered',
      'also send undeliverable leads whose location now has an address, and leads whose job was lost',
    )
    .option('--json', 'print JSON')
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
  const found = id === undefined ? undefined : await requireLead(await context.database(), id);
  const leadId = found?.lead.id;
  return inTransaction(await jobContextOf(context), async (within) => {
    // rescheduled first, so that requeued deliveries are not counted twice
    const rescheduled = await retryNow(within, leadId);
    const requeued = await requeueParked(within, { leadId });
    const retried = undelivered ? await retryUndelivered(within, leadId) : undefined;
    return {
      requeued: requeued.length,
      rescheduled: rescheduled.length,
      ...(found && {
        deliveries: found.deliveries.map((delivery) => ({
          id: delivery.id,
          channel: delivery.channel,
          target: delivery.target,
          revision: delivery.revision,
          outcome: retryOutcome(delivery, { requeued, rescheduled }),
        })),
      }),
      ...(retried && { sent: retried.deliveries, undeliverable: retried.undeliverable }),
    };
  });
}

/** Sends overdue leads first, because some of them may turn out to be undeliverable. */
async function retryUndelivered(
  within: InTransaction<JobContext>,
  leadId: string | undefined,
): Promise<RetriedLeads> {
  const overdue = await sendOverdueLeads(within, leadId);
  const deliverable = await retryUndeliverable(within, leadId);
  return {
    deliveries: overdue.deliveries + deliverable.deliveries,
    undeliverable: overdue.undeliverable + deliverable.undeliverable,
  };
}

function report(
  context: CommandContext,
  { requeued, rescheduled, deliveries, sent, undeliverable }: RetryAnswer,
): void {
  if (deliveries) {
    for (const { outcome, ...delivery } of deliveries)
      context.out(`${printable(deliveryName(delivery))}: ${retryOutcomes[outcome]}\n`);
    if (deliveries.length === 0 && sent === undefined)
      context.err(
        'The lead has no deliveries. Use --undelivered to send it if its location now has an address.\n',
      );
  } else {
    context.out(`${counted(requeued, 'delivery', 'deliveries')} requeued\n`);
    if (rescheduled > 0)
      context.out(
        `${counted(rescheduled, 'waiting delivery', 'waiting deliveries')} rescheduled to run now\n`,
      );
  }
  if (sent === undefined) return;
  context.out(`${counted(sent, 'delivery', 'deliveries')} of undeliverable leads enqueued\n`);
  if (undeliverable) {
    context.err(
      `${counted(undeliverable, 'lead is', 'leads are')} still undeliverable: their locations have no address (leads.emails, leads.webhooks)\n`,
    );
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** @param delivery its state before the retry */
function retryOutcome(
  { id, channel, state }: LeadDelivery,
  { requeued, rescheduled }: { requeued: readonly string[]; rescheduled: readonly string[] },
): keyof typeof retryOutcomes {
  if (requeued.includes(id)) return 'requeued';
  if (rescheduled.includes(id)) return 'rescheduled';
  if (state === 'delivered') return 'delivered';
  if (channel === AUTO_REPLY) return 'sent-once';
  return state === 'parked' ? 'unchanged' : 'in-progress';
}

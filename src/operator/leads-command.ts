import { Command, InvalidArgumentError } from 'commander';
import type { LeadWithDeliveries } from '#store/lead-deliveries.ts';
import { takeUpParked } from '#services/take-up-parked.ts';
import { newestLeads } from '#store/lead-deliveries.ts';
import type { CommandContext } from './command-context.ts';

export function leadsCommand(context: CommandContext): Command {
  const command = new Command('leads').description(
    'what shoppers sent, and whether dealers have it',
  );
  command
    .command('list')
    .description('lists the newest leads with the state of their deliveries')
    .option('--site <slug>', 'of one site')
    .option('--limit <number>', 'how many at most', wholeNumber, 50)
    .option('--json', 'answers in JSON lines, with every field')
    .action(async (options: { site?: string; limit: number; json?: true }) => {
      const { db } = await context.database();
      const leads = await newestLeads(db, { siteSlug: options.site, limit: options.limit });
      for (const lead of leads)
        context.out(options.json ? `${JSON.stringify(lead)}\n` : leadLine(lead));
      if (leads.length === 0 && !options.json) context.err('There are no leads yet.\n');
    });
  command
    .command('retry')
    .description('tries parked deliveries again')
    .argument('[lead]', 'of one lead, by its id')
    .action(async (leadId: string | undefined) => {
      const { db } = await context.database();
      const jobs = await context.leadJobs();
      const deliveries = await db
        .transaction()
        .execute((transaction) => takeUpParked(transaction, jobs, { leadId }));
      context.out(
        `${deliveries.length} ${deliveries.length === 1 ? 'delivery' : 'deliveries'} taken up again\n`,
      );
    });
  return command;
}

function leadLine({ lead, deliveries }: LeadWithDeliveries): string {
  const states = deliveries.map(
    ({ channel, target, state, last_error }) =>
      `${channel} ${target}: ${state}${last_error ? ` (${last_error})` : ''}`,
  );
  const { name, last_name, phone, email, vehicle } = lead.fields;
  return [
    lead.created_at,
    lead.site_slug,
    lead.subcategory ?? lead.category,
    `${name} ${last_name}`,
    phone,
    email,
    vehicle?.name ?? '-',
    states.join('; ') || 'kept',
    lead.id,
  ]
    .join('\t')
    .replace(/[\r\n]+/g, ' ')
    .concat('\n');
}

function wholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('must be a whole number');
  return Number(text);
}

import { Command, InvalidArgumentError } from 'commander';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { leadLine, leadReport } from '#operator/lead-report.ts';
import { leadsExportCommand } from './leads-export-command.ts';
import { leadsRetryCommand } from './leads-retry-command.ts';
import { requireLead, requireSiteOrItsRecords } from '#operator/require-existing.ts';
import { sinceDate } from '#operator/since-date.ts';

export function leadsCommand(context: CommandContext): Command {
  const command = new Command('leads').description(
    'show leads and manage their delivery to dealers',
  );
  command
    .command('list')
    .description('list the newest leads with the state of their deliveries')
    .option('--site <slug>', 'only leads of this site')
    .option('--since <date>', 'only leads from this day (UTC) or time on', sinceDate)
    .option('--limit <number>', 'the maximum number of leads', positiveInteger, 50)
    .option('--incomplete', 'also leads whose shoppers left before giving contact details')
    .option('--json', 'print JSON lines with every field')
    .action(
      async ({
        site,
        since,
        limit,
        incomplete,
        json,
      }: {
        site?: string;
        since?: Date;
        limit: number;
        incomplete?: true;
        json?: true;
      }) => {
        const database = await context.database();
        if (site !== undefined) await requireSiteOrItsRecords(database, site);
        const filter = { siteSlug: site, since, reachable: !incomplete };
        const leads = await newestLeads(database.db, { ...filter, limit });
        for (const lead of leads) context.out(json ? `${JSON.stringify(lead)}\n` : leadLine(lead));
        if (leads.length === 0 && !json) context.err('No leads found.\n');
      },
    );
  command
    .command('show')
    .description('show one lead: what was sent, what was agreed to, and its deliveries')
    .argument('<lead>', 'the id of the lead')
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: { json?: true }) => {
      const found = await requireLead(await context.database(), id);
      context.out(json ? `${JSON.stringify(found)}\n` : leadReport(found));
    });
  command.addCommand(leadsRetryCommand(context));
  command.addCommand(leadsExportCommand(context));
  return command;
}

function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError('must be a positive whole number');
  return Number(text);
}

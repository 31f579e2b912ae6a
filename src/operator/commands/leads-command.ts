import { Command, InvalidArgumentError } from 'commander';
import { newestLeads } from '#store/leads/lead-deliveries.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { leadLine, leadReport } from '#operator/lead-report.ts';
import { leadsExportCommand } from './leads-export-command.ts';
import { leadsRetryCommand } from './leads-retry-command.ts';
import { requireLead } from '#operator/require-lead.ts';
import { requireSite } from '#operator/require-site.ts';
import { sinceDate } from '#operator/since-date.ts';

export function leadsCommand(context: CommandContext): Command {
  const command = new Command('leads').description(
    'what shoppers sent, and whether dealers have it',
  );
  command
    .command('list')
    .description('lists the newest leads with the state of their deliveries')
    .option('--site <slug>', 'of one site')
    .option('--since <date>', 'those that came on that day (UTC) or later', sinceDate)
    .option('--limit <number>', 'how many at most', countFromOne, 50)
    .option('--incomplete', 'also those of shoppers who left before they said who they are')
    .option('--json', 'answers in JSON lines, with every field')
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
        if (site !== undefined) await requireSite(database, site);
        const filter = { siteSlug: site, since, reachable: !incomplete };
        const leads = await newestLeads(database.db, { ...filter, limit });
        for (const lead of leads) context.out(json ? `${JSON.stringify(lead)}\n` : leadLine(lead));
        if (leads.length === 0 && !json) context.err('There are no such leads.\n');
      },
    );
  command
    .command('show')
    .description('shows all of one lead: what was sent, agreed to, and delivered')
    .argument('<lead>', 'its id')
    .option('--json', 'answers in JSON')
    .action(async (id: string, { json }: { json?: true }) => {
      const found = await requireLead(await context.database(), id);
      context.out(json ? `${JSON.stringify(found)}\n` : leadReport(found));
    });
  command.addCommand(leadsRetryCommand(context));
  command.addCommand(leadsExportCommand(context));
  return command;
}

function countFromOne(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError('must be a whole number from 1 on');
  return Number(text);
}

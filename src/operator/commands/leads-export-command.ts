import { Command, Option } from 'commander';
import { leadColumns } from '#domain/lead/lead-columns.ts';
import { csvRow } from '#domain/text/csv-row.ts';
import { type LeadWithDeliveries, leadsInOrder } from '#store/leads/leads-with-deliveries.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { deliveryState } from '#operator/delivery-text.ts';
import { requireSiteOrItsRecords } from '#operator/require-existing.ts';
import { sinceDate } from '#operator/since-date.ts';

interface ExportOptions {
  site: string;
  since?: Date;
  format: 'csv' | 'json';
  incomplete?: true;
  json?: true;
}

export function leadsExportCommand(context: CommandContext): Command {
  return new Command('export')
    .description("export a site's leads, oldest first, for a spreadsheet or a program")
    .requiredOption('--site <slug>', 'the site')
    .option('--since <date>', 'only leads from this day (UTC) or time on', sinceDate)
    .addOption(
      new Option('--format <format>', 'csv, or json for JSON lines with every field')
        .choices(['csv', 'json'])
        .default('csv'),
    )
    .option('--incomplete', 'also leads whose shoppers left before giving contact details')
    .option('--json', 'same as --format json')
    .action(async ({ site, since, format, incomplete, json }: ExportOptions) => {
      const database = await context.database();
      await requireSiteOrItsRecords(database, site);
      const asJson = json || format === 'json';
      if (!asJson) context.out(csvRow([...leadColumns.map(([name]) => name), 'deliveries']));
      let count = 0;
      const filter = { siteSlug: site, since, reachable: !incomplete };
      for await (const lead of leadsInOrder(database.db, filter)) {
        context.out(asJson ? `${JSON.stringify(lead)}\n` : csvLine(lead));
        count += 1;
      }
      context.err(`${count} ${count === 1 ? 'lead' : 'leads'}\n`);
    });
}

function csvLine({ lead, deliveries }: LeadWithDeliveries): string {
  return csvRow([
    ...leadColumns.map(([, value]) => String(value(lead) ?? '')),
    deliveries
      .map((delivery) => `${delivery.channel} ${delivery.target} ${deliveryState(delivery)}`)
      .join('; '),
  ]);
}

import { Command } from 'commander';
import { releaseReservation } from '#services/reservations/release-reservation.ts';
import { type OpenHold, openHolds } from '#store/reservations/open-holds.ts';
import { type CommandContext, CommandFailed } from '#operator/command-context.ts';
import { printable } from '#operator/printable.ts';
import { requireSite } from '#operator/require-site.ts';
import { usableSites } from '#operator/usable-sites.ts';

export function reservationsCommand(context: CommandContext): Command {
  const command = new Command('reservations').description(
    'vehicles that shoppers have reserved online',
  );
  command
    .command('list')
    .description(
      'lists what is reserved, by whom and until when, and payments that have to go back',
    )
    .option('--site <slug>', 'of one site')
    .option('--json', 'answers in JSON lines')
    .action(async ({ site, json }: { site?: string; json?: true }) => {
      const database = await context.database();
      if (site !== undefined) await requireSite(database, site);
      const holds = await openHolds(database.db, { siteSlug: site });
      for (const hold of holds) context.out(json ? `${JSON.stringify(hold)}\n` : holdLine(hold));
      if (holds.length === 0 && !json) context.err('Nothing is reserved.\n');
    });
  command
    .command('release')
    .description('gives a vehicle up, so that it can be reserved again')
    .argument('<reservation>', 'its id')
    .action(async (id: string) => {
      const database = await context.database();
      const jobs = await context.leadJobs();
      const sites = await usableSites(database);
      const siteOf = (slug: string) => sites.get(slug);
      const reservation = await releaseReservation(database.db, { jobs, siteOf }, id);
      if (!reservation)
        throw new CommandFailed(`There is no reservation "${id}" that holds a vehicle.`);
      context.out('The vehicle is free again, and the shopper is told by e-mail.\n');
      if (reservation.state === 'needs-refund')
        context.err('It had been paid: return the payment at the payment partner.\n');
    });
  return command;
}

function holdLine(hold: OpenHold): string {
  const { name, phone } = hold.shopper;
  const cells = [
    hold.id,
    hold.state,
    hold.site_slug,
    `${hold.vehicle} (${hold.slug})`,
    name,
    phone,
    hold.expires_at === null ? 'without end' : `until ${hold.expires_at}`,
    hold.lead_id,
  ];
  return `${cells.map(printable).join('\t')}\n`;
}

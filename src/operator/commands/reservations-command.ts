import { Command } from 'commander';
import { releaseReservation } from '#services/reservations/release-reservation.ts';
import { type OpenHold, openHolds } from '#store/reservations/open-holds.ts';
import { type CommandContext, CommandFailed } from '#operator/command-context.ts';
import { printable } from '#operator/printable.ts';
import { requireSite } from '#operator/require-existing.ts';
import { usableSites } from '#operator/usable-sites.ts';

export function reservationsCommand(context: CommandContext): Command {
  const command = new Command('reservations').description(
    'list and release vehicles that shoppers have reserved online',
  );
  command
    .command('list')
    .description('list reservations with shopper and expiry, and payments that await a refund')
    .option('--site <slug>', 'only reservations of this site')
    .option('--json', 'print JSON lines')
    .action(async ({ site, json }: { site?: string; json?: true }) => {
      const database = await context.database();
      if (site !== undefined) await requireSite(database, site);
      const holds = await openHolds(database.db, { siteSlug: site });
      for (const hold of holds) context.out(json ? `${JSON.stringify(hold)}\n` : holdLine(hold));
      if (holds.length === 0 && !json) context.err('No reservations found.\n');
    });
  command
    .command('release')
    .description('release a reserved vehicle')
    .argument('<reservation>', 'the id of the reservation')
    .action(async (id: string) => {
      const database = await context.database();
      const jobs = await context.leadJobs();
      const sites = await usableSites(database);
      const siteBySlug = (slug: string) => sites.get(slug);
      const reservation = await releaseReservation(database.db, { jobs, siteBySlug }, id);
      if (!reservation) throw new CommandFailed(`No reservation "${id}" holds a vehicle.`);
      context.out('The vehicle is available again. The shopper will be notified by e-mail.\n');
      if (reservation.state === 'needs-refund')
        context.err('The reservation was paid. Refund the payment at the payment partner.\n');
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
    hold.expires_at === null ? 'no expiry' : `until ${hold.expires_at}`,
    hold.lead_id,
  ];
  return `${cells.map(printable).join('\t')}\n`;
}

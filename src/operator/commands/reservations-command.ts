import { Command } from 'commander';
import { confirmReservation } from '#services/reservations/confirm-reservation.ts';
import { releaseReservation } from '#services/reservations/release-reservation.ts';
import { type OpenHold, openHolds } from '#store/reservations/open-holds.ts';
import { type CommandContext, CommandFailed } from '#operator/command-context.ts';
import { printable } from '#operator/printable.ts';
import { requireSiteOrItsRecords } from '#operator/require-existing.ts';
import { jobContextOf } from '#operator/job-context-of.ts';

export function reservationsCommand(context: CommandContext): Command {
  const command = new Command('reservations').description(
    'list, confirm and release vehicles that shoppers reserve online',
  );
  command
    .command('list')
    .description(
      'list reservations and requests with shopper and expiry, and payments that await a refund',
    )
    .option('--site <slug>', 'only reservations of this site')
    .option('--json', 'print JSON lines')
    .action(async ({ site, json }: { site?: string; json?: true }) => {
      const database = await context.database();
      if (site !== undefined) await requireSiteOrItsRecords(database, site);
      const holds = await openHolds(database.db, { siteSlug: site });
      for (const hold of holds) context.out(json ? `${JSON.stringify(hold)}\n` : holdLine(hold));
      if (holds.length === 0 && !json) context.err('No reservations found.\n');
    });
  command
    .command('confirm')
    .description('confirm a request for a vehicle, which is then reserved')
    .argument('<reservation>', 'the id of the request')
    .action(async (id: string) => {
      const confirmed = await confirmReservation(await jobContextOf(context), id);
      if (!confirmed.ok) throw new CommandFailed(refusals[confirmed.reason](id));
      context.out('The vehicle is reserved. The shopper will be notified by email.\n');
    });
  command
    .command('release')
    .description('release a reserved vehicle, or decline a request')
    .argument('<reservation>', 'the id of the reservation')
    .action(async (id: string) => {
      const reservation = await releaseReservation(await jobContextOf(context), id);
      if (!reservation)
        throw new CommandFailed(
          `No reservation "${id}" holds a vehicle or waits for confirmation.`,
        );
      context.out(
        reservation.state === 'unconfirmed'
          ? 'The request is declined. The shopper will be notified by email.\n'
          : 'The vehicle is available again. The shopper will be notified by email.\n',
      );
      if (reservation.state === 'needs-refund')
        context.err('The reservation was paid. Refund the payment at the payment partner.\n');
    });
  return command;
}

const refusals = {
  'not-requested': (id: string) => `No reservation "${id}" waits for confirmation.`,
  'vehicle-taken': (id: string) =>
    `The vehicle of reservation "${id}" is sold or reserved for somebody else. Decline the request with "reservations release ${id}".`,
};

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

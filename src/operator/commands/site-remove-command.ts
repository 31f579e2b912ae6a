import { Command } from 'commander';
import { removeSite, siteRemoval, type SiteRemoval } from '#services/sites/remove-site.ts';
import { type CommandContext, CommandFailed, exitCodes } from '#operator/command-context.ts';
import { requireSite } from '#operator/require-existing.ts';
import { rowLines } from '#operator/row-lines.ts';
import { settle } from '#operator/settle.ts';

interface RemoveOptions {
  confirm?: string;
  force?: true;
  json?: true;
}

const DAY_MS = 86_400_000;

export function siteRemoveCommand(context: CommandContext): Command {
  return new Command('remove')
    .description(
      "remove a site with its settings, content, events and visitors; the dealer's records and stock stay. Only says what would go without --confirm",
    )
    .argument('<slug>', 'the site')
    .option('--confirm <slug>', 'repeat the slug to remove it')
    .option('--force', 'also with undelivered leads or open reservations')
    .option('--json', 'print JSON')
    .action(async (slug: string, { confirm, force, json }: RemoveOptions) => {
      const { db } = await context.database();
      await requireSite({ db }, slug);
      const print = (isRemoved: boolean, removal: SiteRemoval): void =>
        context.out(
          json
            ? `${JSON.stringify({ removed: isRemoved, ...removal })}\n`
            : removalText(isRemoved, removal),
        );
      if (confirm === undefined) {
        const removal = await siteRemoval(db, slug);
        if (removal) print(false, removal);
        throw new CommandFailed(
          `Nothing was removed. To remove the site, repeat its slug: site remove ${slug} --confirm ${slug}`,
        );
      }
      if (confirm !== slug)
        throw new CommandFailed(
          `--confirm names "${confirm}" and not "${slug}"; nothing was removed.`,
          exitCodes.usage,
        );
      const removed = await removeSite(db, slug, force ?? false, settle);
      if (removed.ok) return print(true, removed.removal);
      if (removed.reason === 'unknown')
        throw new CommandFailed('Somebody else has just removed or renamed the site.');
      print(false, removed.removal);
      throw new CommandFailed(unfinishedText(removed.removal));
    });
}

function removalText(isRemoved: boolean, removal: SiteRemoval): string {
  const { slug, goes, stays } = removal;
  return (
    `${slug} (${removal.name}): rows that ${isRemoved ? 'were removed' : 'would be removed'}\n` +
    rowLines(goes) +
    `Rows that ${isRemoved ? 'stay' : 'would stay'}, as the dealer's records\n` +
    rowLines(stays, (table) => untilWhen(table, removal)) +
    'The stock stays with its dealerships, and the record of requests under privacy law stays, which names no site.\n'
  );
}

/** Until when the rows of a table stay that are the dealer's records. */
function untilWhen(
  table: string,
  { leads, leads_days: days, reservations_days }: SiteRemoval,
): string {
  if (table === 'online_payment') return 'without a limit';
  if (table === 'vehicle_hold')
    return reservations_days === null
      ? 'without a limit'
      : `until ${reservations_days} days after a reservation has ended`;
  if (table === 'giveaway_prize') return 'without a limit, as counts';
  if (!leads) return 'without personal details, which were deleted';
  if (days === null) return 'with personal details without a limit, as its settings say';
  const [first, last] = [leads.first, leads.last].map((came) =>
    new Date(Date.parse(came) + days * DAY_MS).toISOString().slice(0, 10),
  );
  return first === last
    ? `with personal details until ${first}`
    : `with personal details until ${first} for the oldest lead and ${last} for the newest`;
}

function unfinishedText({ slug, undelivered_leads, open_reservations }: SiteRemoval): string {
  const reasons = [
    ...(undelivered_leads > 0
      ? [`leads are not delivered: ${undelivered_leads} (leads list --site ${slug})`]
      : []),
    ...(open_reservations > 0
      ? [
          `reservations or payments are open: ${open_reservations} (reservations list --site ${slug})`,
        ]
      : []),
  ];
  return `Nothing was removed, because ${reasons.join(' and ')}. If that does not matter, use --force.`;
}

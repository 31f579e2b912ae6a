import { Command } from 'commander';
import {
  dealershipSummaries,
  type DealershipSummary,
} from '#services/dealerships/dealership-summaries.ts';
import {
  type DealershipRemoval,
  dealershipRemoval,
  removeDealership,
} from '#services/dealerships/remove-dealership.ts';
import {
  renameDealership,
  type RenamedDealership,
} from '#services/dealerships/rename-dealership.ts';
import { countDealershipRows, dealershipViews } from '#store/stock/dealership-tables.ts';
import type { Database } from '#store/database/database.ts';
import { type CommandContext, CommandFailed, exitCodes } from '#operator/command-context.ts';
import { rowLines } from '#operator/row-lines.ts';
import { settle } from '#operator/settle.ts';

export function dealershipCommand(context: CommandContext): Command {
  const command = new Command('dealership').description(
    'list, rename and remove dealerships, which own the stock that sites show',
  );
  command
    .command('list')
    .description('list the dealerships with their sites, stock and last import')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const { db } = await context.database();
      const all = await dealershipSummaries(db);
      if (json) return context.out(`${JSON.stringify(all)}\n`);
      for (const one of all) context.out(`${listedCells(one).join('\t')}\n`);
    });
  command
    .command('show')
    .description("show a dealership's sites, stock, imports, views and leads")
    .argument('<slug>', 'the dealership')
    .option('--json', 'print JSON')
    .action(async (slug: string, { json }: { json?: true }) => {
      const { db } = await context.database();
      const summary = await requiredSummary({ db }, slug);
      const views = await dealershipViews(db, slug);
      const { lead: leads = 0 } = await countDealershipRows(db, slug);
      context.out(
        json
          ? `${JSON.stringify({ ...summary, views, leads })}\n`
          : `${[
              `${slug}: ${summary.name ?? 'no site names it'}`,
              `sites: ${summary.sites.join(', ') || 'none'}`,
              `stock: ${stockText(summary)}`,
              `imports: ${summary.imports}, the last ${summary.last_import_at ?? 'never'}`,
              `views: ${views}`,
              `leads: ${leads}`,
            ].join('\n')}\n`,
      );
    });
  addRename(command, context);
  addRemove(command, context);
  return command;
}

function addRename(command: Command, context: CommandContext): void {
  command
    .command('rename')
    .description("change a dealership's slug, in the settings of its sites too")
    .argument('<old>', 'the slug of the dealership')
    .argument('<new>', 'its new slug')
    .option('--json', 'print JSON')
    .action(async (slug: string, newSlug: string, { json }: { json?: true }) => {
      const { db } = await context.database();
      await requiredSummary({ db }, slug);
      const renamed = await renameDealership(db, { slug, newSlug }, settle);
      if (json) context.out(`${JSON.stringify(renamed)}\n`);
      if (!renamed.ok) throw new CommandFailed(`${refusal(renamed, newSlug)} Nothing was changed.`);
      if (json) return;
      const { sites, rows } = renamed;
      context.out(
        `${slug} is now ${newSlug}. Rows that were changed:\n${rowLines(rows)}` +
          `Sites whose settings were changed: ${sites.join(', ') || 'none'}\n`,
      );
      context.err(
        `  warning: use "${newSlug}" in your settings files, feeds and catalogues' addresses; webhooks receive it from now on\n`,
      );
    });
}

function addRemove(command: Command, context: CommandContext): void {
  command
    .command('remove')
    .description(
      'remove the stock, imports and views of a dealership that no site names. Only says what would go without --confirm',
    )
    .argument('<slug>', 'the dealership')
    .option('--confirm <slug>', 'repeat the slug to remove it')
    .option('--json', 'print JSON')
    .action(async (slug: string, { confirm, json }: { confirm?: string; json?: true }) => {
      const { db } = await context.database();
      await requiredSummary({ db }, slug);
      const print = (isRemoved: boolean, removal: DealershipRemoval): void =>
        context.out(
          json
            ? `${JSON.stringify({ removed: isRemoved, ...removal })}\n`
            : removalText(isRemoved, removal),
        );
      if (confirm !== undefined && confirm !== slug)
        throw new CommandFailed(
          `--confirm names "${confirm}" and not "${slug}"; nothing was removed.`,
          exitCodes.usage,
        );
      const result =
        confirm === undefined
          ? { ok: false as const, removal: await dealershipRemoval(db, slug) }
          : await removeDealership(db, slug, settle);
      print(result.ok, result.removal);
      if (!result.ok) throw new CommandFailed(whyNot(result.removal));
    });
}

/** @throws {CommandFailed} listing the known dealerships */
async function requiredSummary(
  { db }: Pick<Database, 'db'>,
  slug: string,
): Promise<DealershipSummary> {
  const all = await dealershipSummaries(db);
  const found = all.find((one) => one.slug === slug);
  if (found) return found;
  const known = all.map((one) => one.slug).join(', ') || 'none';
  throw new CommandFailed(`There is no dealership "${slug}". Known: ${known}.`);
}

function listedCells(summary: DealershipSummary): string[] {
  const { slug, name, sites, last_import_at } = summary;
  return [
    slug,
    name ?? '(no site names it)',
    sites.join(', '),
    stockText(summary),
    last_import_at ?? 'never imported',
  ];
}

function stockText({ vehicles }: DealershipSummary): string {
  const counts = Object.entries(vehicles).map(([status, count]) => `${count} ${status}`);
  return counts.join(', ') || 'no vehicles';
}

function removalText(isRemoved: boolean, { slug, goes }: DealershipRemoval): string {
  return (
    `${slug}: rows that ${isRemoved ? 'were removed' : 'would be removed'}\n` +
    rowLines({ ...goes }) +
    "Leads stay as the dealer's records until their site's retention ends, and so do vehicles with reservations, which no site shows.\n"
  );
}

function whyNot({ slug, sites, open_reservations }: DealershipRemoval): string {
  if (sites.length > 0)
    return `Nothing was removed: the settings of ${sites.join(', ')} name ${slug}. Apply them without it, or remove the site, first.`;
  if (open_reservations > 0)
    return `Nothing was removed: reservations of its vehicles are open: ${open_reservations}. Release them first (reservations list).`;
  return `Nothing was removed. To remove it, repeat its slug: dealership remove ${slug} --confirm ${slug}`;
}

function refusal(refused: Extract<RenamedDealership, { ok: false }>, newSlug: string): string {
  switch (refused.reason) {
    case 'not-a-slug':
      return `"${newSlug}" must be lower-case letters, digits and single hyphens.`;
    case 'taken':
      return `There is a dealership "${newSlug}" already, or leads of one.`;
    case 'filtered':
      return `The setting search.filter of ${refused.site} contains the slug; apply settings without it first.`;
    case 'invalid':
      return `The settings of ${refused.site} are not valid in this release; apply valid ones first.`;
    case 'unknown':
      return 'Somebody else has just removed or renamed the dealership.';
  }
}

import { Command, Option } from 'commander';
import {
  catalogueVendorNames,
  type CatalogueVendorName,
  catalogueVendors,
} from '#domain/catalogue/catalogue-vendors.ts';
import { type CatalogueCounts, catalogueReport } from '#services/catalogue/catalogue-report.ts';
import type { Site } from '#site/site.ts';
import { siteOrigin } from '#site/site-origin.ts';
import { type CommandContext, CommandFailed } from '#operator/command-context.ts';
import { printable } from '#operator/printable.ts';
import { requireSite } from '#operator/require-existing.ts';
import { usableSites } from '#operator/usable-sites.ts';

interface ReportOptions {
  site: string;
  vendor?: CatalogueVendorName;
  json?: true;
}

export function feedsCommand(context: CommandContext): Command {
  const command = new Command('feeds').description('check the catalogues that advertisers fetch');
  command
    .command('report')
    .description("list the vehicles that a site's catalogues leave out, with the reasons")
    .requiredOption('--site <slug>', 'the site')
    .addOption(
      new Option(
        '--vendor <vendor>',
        'only this vendor; default: all that the site enables',
      ).choices(catalogueVendorNames),
    )
    .option('--json', 'print JSON lines: the vehicles, then the counts of each vendor')
    .action(async ({ site: slug, vendor, json }: ReportOptions) => {
      const database = await context.database();
      await requireSite(database, slug);
      const site = (await usableSites(database)).get(slug);
      if (!site) throw new CommandFailed(`The stored settings of site "${slug}" are invalid.`);
      for (const name of vendorsOf(site, vendor)) {
        const request = {
          site,
          vendor: catalogueVendors[name],
          dealerships: site.settings.dealerships.map((dealership) => dealership.slug),
          origin: originOf(site, context),
          now: context.now(),
        };
        const counts = await catalogueReport(database.db, request, (left) => {
          if (json) context.out(`${JSON.stringify({ vendor: name, ...left })}\n`);
          else
            context.out(
              lineOf([name, left.stocknum ?? left.slug, left.name, left.reasons.join('; ')]),
            );
        });
        context.out(
          json ? `${JSON.stringify({ vendor: name, ...counts })}\n` : summaryOf(name, counts),
        );
      }
    });
  return command;
}

function vendorsOf(
  { slug, settings }: Site,
  vendor: CatalogueVendorName | undefined,
): readonly CatalogueVendorName[] {
  if (vendor) return [vendor];
  const { vendors } = settings.catalogue_feeds;
  if (vendors.length > 0) return vendors;
  throw new CommandFailed(
    `Site "${slug}" enables no catalogue. Use --vendor to check one before enabling it.`,
  );
}

/** The address of the site's pages, according to the settings that a command can read. */
function originOf(site: Site, { config }: Pick<CommandContext, 'config'>): string {
  const { PUBLIC_SCHEME: scheme, BASE_DOMAIN: baseDomain, PORT: port } = config;
  return siteOrigin(site, { scheme, baseDomain, port });
}

function summaryOf(vendor: string, { listed, left_out, reasons }: CatalogueCounts): string {
  const lines = [
    `${vendor}: ${listed} ${vehicles(listed)} in the catalogue, ${left_out} left out`,
    ...reasons.map(({ reason, vehicles: count }) => `  ${count} ${vehicles(count)}: ${reason}`),
  ];
  return `${lines.join('\n')}\n`;
}

function vehicles(count: number): string {
  return count === 1 ? 'vehicle' : 'vehicles';
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(printable).join('\t')}\n`;
}

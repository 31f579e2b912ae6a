import { Command } from 'commander';
import { siteSummary } from '#services/sites/site-summary.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { requireSite } from '#operator/require-existing.ts';

export function siteShowCommand(context: CommandContext): Command {
  return new Command('show')
    .description("show a site's hosts, counts of stock, leads and content, and settings as stored")
    .argument('<slug>', 'the site')
    .option('--json', 'print JSON')
    .action(async (slug: string, { json }: { json?: true }) => {
      const database = await context.database();
      await requireSite(database, slug);
      const summary = await siteSummary(database.db, slug, context.config.BASE_DOMAIN);
      if (!summary) return;
      context.out(json ? `${JSON.stringify(summary)}\n` : summaryText(summary));
    });
}

type SiteSummary = NonNullable<Awaited<ReturnType<typeof siteSummary>>>;

function summaryText(summary: SiteSummary): string {
  const { slug, name, faults, version, changed_at, disabled_at, hosts } = summary;
  const counted = (counts: [string, number][]): string =>
    counts.map(([what, count]) => `${what} ${count}`).join(', ') || 'none';
  const stock = summary.stock.map(({ dealership_slug, status, vehicles }): [string, number] => [
    `${dealership_slug} ${status}`,
    vehicles,
  ]);
  const lines = [
    `${slug}: ${name ?? 'offline, because its settings are invalid in this release'}`,
    ...faults.map(({ path, message }) => `  ${path}: ${message}`),
    disabled_at === null ? 'enabled' : `disabled since ${disabled_at}`,
    `version ${version}, changed ${changed_at}`,
    `hosts: ${hosts.join(', ')}`,
    `stock: ${counted(stock)}`,
    `leads: ${summary.leads}`,
    `content: ${counted(Object.entries(summary.content))}`,
    'settings:',
    JSON.stringify(summary.settings, null, 2),
  ];
  return `${lines.join('\n')}\n`;
}

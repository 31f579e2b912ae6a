import { Command } from 'commander';
import { type RenamedSite, renameSite } from '#services/sites/rename-site.ts';
import { slugHost } from '#site/site-hosts.ts';
import { type CommandContext, CommandFailed } from '#operator/command-context.ts';
import { requireSite } from '#operator/require-existing.ts';
import { rowLines } from '#operator/row-lines.ts';
import { settle } from '#operator/settle.ts';

export function siteRenameCommand(context: CommandContext): Command {
  return new Command('rename')
    .description("change a site's slug, and with it the address that it has below the base domain")
    .argument('<old>', 'the slug of the site')
    .argument('<new>', 'its new slug')
    .option('--json', 'print JSON')
    .action(async (slug: string, newSlug: string, { json }: { json?: true }) => {
      const database = await context.database();
      await requireSite(database, slug);
      const { BASE_DOMAIN: baseDomain } = context.config;
      const renamed = await renameSite(database.db, { slug, newSlug, baseDomain }, settle);
      if (json) context.out(`${JSON.stringify(renamed)}\n`);
      if (!renamed.ok) throw new CommandFailed(`${refusal(renamed, newSlug)} Nothing was changed.`);
      if (json) return;
      const [from, to] = [slug, newSlug].map((one) => slugHost(one, baseDomain));
      context.out(
        `${slug} is now ${newSlug}, version ${renamed.version}. Rows that were changed:\n` +
          rowLines(renamed.rows) +
          `Its address is ${to} instead of ${from}, where there is no site any more; its own domains stay.\n`,
      );
      context.err(
        `  warning: change "slug" in your settings file to "${newSlug}", or the next "site apply" makes another site\n`,
      );
    });
}

function refusal(refused: Extract<RenamedSite, { ok: false }>, newSlug: string): string {
  switch (refused.reason) {
    case 'host-taken':
      return `The site ${refused.owner} has the address of "${newSlug}" among its domains.`;
    case 'not-a-slug':
      return `"${newSlug}" must be lower-case letters, digits and single hyphens.`;
    case 'taken':
      return `There is a site "${newSlug}" already.`;
    case 'has-records':
      return `"${newSlug}" was the slug of a removed site, whose leads and payments are stored.`;
    case 'unknown':
      return 'Somebody else has just removed or renamed the site.';
  }
}

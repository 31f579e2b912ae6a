import { Command } from 'commander';
import { applySite } from '#services/sites/apply-site.ts';
import { openSite } from '#site/open-site.ts';
import { siteHosts } from '#site/site-hosts.ts';
import { type SettingsFault, siteSettingsJsonSchema } from '#site/parse-site-settings.ts';
import { allSites, type StoredSite } from '#store/sites/site-repository.ts';
import { type CommandContext, CommandFailed } from '#operator/command-context.ts';
import { readJsonFile } from '#operator/read-json-file.ts';
import { siteRemoveCommand } from './site-remove-command.ts';
import { siteRenameCommand } from './site-rename-command.ts';
import { siteShowCommand } from './site-show-command.ts';
import { siteSwitchCommands } from './site-switch-commands.ts';

function warningLines(warnings: readonly SettingsFault[]): string {
  return warnings.map(({ path, message }) => `  warning: ${path} ${message}\n`).join('');
}

function listedSite(stored: StoredSite, baseDomain: string) {
  const opened = openSite(stored);
  const settings = opened.ok ? opened.site.settings : undefined;
  return {
    slug: stored.slug,
    version: stored.version,
    name: settings?.name ?? '(invalid settings)',
    template: settings?.template,
    hosts: siteHosts(
      { slug: stored.slug, settings: { domains: settings?.domains ?? [] } },
      baseDomain,
    ),
    disabled_at: stored.disabledAt ?? null,
  };
}

export function siteCommand(context: CommandContext): Command {
  const command = new Command('site').description("manage dealers' websites and their settings");
  command
    .command('apply')
    .description('check a settings file and apply it to every running process')
    .argument('<file>', 'the settings as JSON')
    .option('--json', 'print JSON')
    .action(async (file: string, options: { json?: true }) => {
      const settings = await readJsonFile(context, file);
      const { db } = await context.database({ mayCreate: true });
      const installation = {
        baseDomain: context.config.BASE_DOMAIN,
        takesPayments: context.config.STRIPE_SECRET_KEY !== undefined,
        sendsMail: context.config.SMTP_URL !== undefined,
        hasFinancePartner: context.config.YOUX_URL !== undefined,
      };
      const { brandPictures } = context;
      const applied = await applySite(db, settings, context.now(), installation, brandPictures);
      if (!applied.ok) {
        if (options.json) context.out(`${JSON.stringify(applied)}\n`);
        const faults = applied.faults.map(
          ({ path, message }) => `  ${path || 'the file'}: ${message}`,
        );
        throw new CommandFailed(`${file} is invalid; nothing was changed:\n${faults.join('\n')}`);
      }
      const outcome = applied.changed ? 'applied' : 'unchanged';
      context.out(
        options.json
          ? `${JSON.stringify(applied)}\n`
          : `${applied.slug}: ${outcome}, version ${applied.version}\n`,
      );
      if (options.json) return;
      context.err(warningLines(applied.warnings));
      const stored = (await allSites(db)).find(({ slug }) => slug === applied.slug);
      if (stored?.disabledAt !== undefined)
        context.err(`  warning: the site is disabled; open it with "site enable ${stored.slug}"\n`);
    });
  command
    .command('list')
    .description('list the sites and their host names')
    .option('--json', 'print JSON')
    .action(async (options: { json?: true }) => {
      const stored = await allSites((await context.database()).db);
      const sites = stored.map((site) => listedSite(site, context.config.BASE_DOMAIN));
      if (options.json) return context.out(`${JSON.stringify(sites)}\n`);
      for (const { slug, name, hosts, disabled_at } of sites) {
        const cells = [slug, name, hosts.join(', '), ...(disabled_at === null ? [] : ['disabled'])];
        context.out(`${cells.join('\t')}\n`);
      }
    });
  command.addCommand(siteShowCommand(context));
  for (const switched of siteSwitchCommands(context)) command.addCommand(switched);
  command.addCommand(siteRenameCommand(context)).addCommand(siteRemoveCommand(context));
  command
    .command('schema')
    .description('print the JSON Schema of a settings file')
    .action(() => context.out(`${JSON.stringify(siteSettingsJsonSchema(), null, 2)}\n`));
  return command;
}

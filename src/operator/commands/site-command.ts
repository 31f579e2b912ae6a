import { Command } from 'commander';
import { applySite } from '#services/sites/apply-site.ts';
import {
  parseSiteSettings,
  type SettingsFault,
  siteSettingsJsonSchema,
} from '#site/parse-site-settings.ts';
import { allSites } from '#store/sites/site-repository.ts';
import { type CommandContext, CommandFailed } from '#operator/command-context.ts';
import { readJsonFile } from '#operator/read-json-file.ts';

function warningLines(warnings: readonly SettingsFault[]): string {
  return warnings.map(({ path, message }) => `  warning: ${path} ${message}\n`).join('');
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
      const applied = await applySite(db, settings, context.now(), {
        takesPayments: context.config.STRIPE_SECRET_KEY !== undefined,
        sendsMail: context.config.SMTP_URL !== undefined,
      });
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
      if (!options.json) context.err(warningLines(applied.warnings));
    });
  command
    .command('list')
    .description('list the sites and their host names')
    .option('--json', 'print JSON')
    .action(async (options: { json?: true }) => {
      const sites = (await allSites((await context.database()).db)).map(
        ({ slug, settings, version }) => {
          const parsed = parseSiteSettings(settings);
          return {
            slug,
            version,
            name: parsed.ok ? parsed.settings.name : '(invalid settings)',
            template: parsed.ok ? parsed.settings.template : undefined,
            hosts: [
              `${slug}.${context.config.BASE_DOMAIN}`,
              ...(parsed.ok ? parsed.settings.domains : []),
            ],
          };
        },
      );
      if (options.json) return context.out(`${JSON.stringify(sites)}\n`);
      for (const site of sites)
        context.out(`${site.slug}\t${site.name}\t${site.hosts.join(', ')}\n`);
    });
  command
    .command('schema')
    .description('print the JSON Schema of a settings file')
    .action(() => context.out(`${JSON.stringify(siteSettingsJsonSchema(), null, 2)}\n`));
  return command;
}

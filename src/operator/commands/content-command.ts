import { Command } from 'commander';
import { importContent, type ImportedContent } from '#services/content/import-content.ts';
import type { ListChange } from '#store/content/replace-content.ts';
import { type CommandContext, CommandFailed } from '#operator/command-context.ts';
import { readJsonFile } from '#operator/read-json-file.ts';
import { requireSite } from '#operator/require-existing.ts';

export function contentCommand(context: CommandContext): Command {
  const command = new Command('content').description('manage offers, manufacturers and models');
  command
    .command('import')
    .description('replace the lists of a site with those of a file; a fault refuses the whole file')
    .argument('<file>', 'a JSON object with offers, manufacturers or both')
    .requiredOption('--site <slug>', 'the site')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, options: { site: string; json?: true }) => {
      const database = await context.database();
      await requireSite(database, options.site);
      const input = await readJsonFile(context, file);
      const imported = await importContent(database.db, { slug: options.site }, input);
      if (options.json) context.out(`${JSON.stringify(imported)}\n`);
      if (!imported.ok) {
        const faults = imported.faults.map(
          ({ path, message }) => `  ${path || 'the file'}: ${message}`,
        );
        throw new CommandFailed(`${file} is invalid; nothing was changed:\n${faults.join('\n')}`);
      }
      if (!options.json) context.out(reportText(options.site, imported));
    });
  return command;
}

function reportText(site: string, imported: Extract<ImportedContent, { ok: true }>): string {
  const lines = [
    `${site}: ${imported.changed ? 'changed' : 'unchanged'}, content version ${imported.version}`,
    ...(imported.offers ? [changeText('offers', imported.offers)] : []),
    ...(imported.manufacturers ? [changeText('manufacturers', imported.manufacturers)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function changeText(what: string, { added, changed, unchanged, removed }: ListChange): string {
  return `${what}: added ${added}, changed ${changed}, unchanged ${unchanged}, removed ${removed}`;
}

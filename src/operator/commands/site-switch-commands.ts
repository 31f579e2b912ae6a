import { Command } from 'commander';
import { setSiteDisabled } from '#store/sites/site-repository.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { requireSite } from '#operator/require-existing.ts';

/** The commands that close a site's pages and open them again. */
export function siteSwitchCommands(context: CommandContext): Command[] {
  return [
    new Command('disable').description(
      'close a site for now: every address says so, while its leads are delivered as before',
    ),
    new Command('enable').description('open a disabled site again'),
  ].map((command) =>
    command
      .argument('<slug>', 'the site')
      .option('--json', 'print JSON')
      .action(async (slug: string, { json }: { json?: true }) => {
        const database = await context.database();
        await requireSite(database, slug);
        const isDisabled = command.name() === 'disable';
        const changed = await setSiteDisabled(database.db, slug, isDisabled);
        const state = isDisabled ? 'disabled' : 'enabled';
        context.out(
          json
            ? `${JSON.stringify({ ok: true, slug, state, changed })}\n`
            : `${slug}: ${changed ? state : `was ${state} already`}\n`,
        );
      }),
  );
}

import { Command } from 'commander';
import { type OpenHold, openHolds } from '#store/open-holds.ts';
import { withdrawHold } from '#store/vehicle-holds.ts';
import { type CommandContext, CommandFailed } from './command-context.ts';

export function reservationsCommand(context: CommandContext): Command {
  const command = new Command('reservations').description(
    'vehicles that shoppers have reserved online',
  );
  command
    .command('list')
    .description('lists what is reserved, and payments that have to go back')
    .option('--site <slug>', 'of one site')
    .option('--json', 'answers in JSON lines')
    .action(async ({ site, json }: { site?: string; json?: true }) => {
      const { db } = await context.database();
      const holds = await openHolds(db, { siteSlug: site });
      for (const hold of holds) context.out(json ? `${JSON.stringify(hold)}\n` : holdLine(hold));
      if (holds.length === 0 && !json) context.err('Nothing is reserved.\n');
    });
  command
    .command('release')
    .description('gives a vehicle up, so that it can be reserved again')
    .argument('<reservation>', 'its id')
    .action(async (id: string) => {
      const { db } = await context.database();
      const state = await db.transaction().execute((transaction) => withdrawHold(transaction, id));
      if (state === undefined)
        throw new CommandFailed(`There is no reservation "${id}" that holds a vehicle.`);
      context.out('The vehicle is free again.\n');
      if (state === 'needs-refund')
        context.err('It had been paid: return the payment at the payment partner.\n');
    });
  return command;
}

function holdLine({ id, site_slug, slug, state, expires_at }: OpenHold): string {
  const until = expires_at === null ? '' : `  until ${expires_at}`;
  return `${id}  ${state.padEnd(12)}  ${site_slug}  ${slug}${until}\n`;
}

import { Command, CommanderError } from 'commander';
import { type CommandContext, CommandFailed, exitCodes } from './command-context.ts';
import { contentCommand } from './commands/content-command.ts';
import { demoCommand } from './commands/demo-command.ts';
import { dealershipCommand } from './commands/dealership-command.ts';
import { feedCommand } from './commands/feed-command.ts';
import { feedsCommand } from './commands/feeds-command.ts';
import { leadsCommand } from './commands/leads-command.ts';
import { personCommand } from './commands/person-command.ts';
import { reservationsCommand } from './commands/reservations-command.ts';
import { siteCommand } from './commands/site-command.ts';
import { stockCommand } from './commands/stock-command.ts';

/**
 * Runs one operator command.
 * @param argv the arguments after the program's name
 * @returns the exit code; see `exitCodes`
 */
export async function runCommand(
  argv: readonly string[],
  context: CommandContext,
): Promise<number> {
  let exitCode: number = exitCodes.done;
  const finish = (code: number): void => void (exitCode = code);
  const program = new Command('forecourt')
    .description(
      'Manages a Forecourt installation: its sites, dealerships, stock, content, catalogues, leads and reservations.',
    )
    .addCommand(siteCommand(context))
    .addCommand(dealershipCommand(context))
    .addCommand(stockCommand(context, finish))
    .addCommand(feedCommand(context, finish))
    .addCommand(contentCommand(context))
    .addCommand(feedsCommand(context))
    .addCommand(leadsCommand(context))
    .addCommand(reservationsCommand(context))
    .addCommand(personCommand(context))
    .addCommand(demoCommand(context));
  forEachCommand(program, (command) =>
    command
      .exitOverride()
      .showHelpAfterError('(use --help for usage)')
      .configureOutput({ writeOut: context.out, writeErr: context.err }),
  );
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    if (error instanceof CommandFailed) {
      context.err(`${error.message}\n`);
      return error.exitCode;
    }
    throw error;
  }
}

function forEachCommand(command: Command, act: (command: Command) => void): void {
  act(command);
  for (const child of command.commands) forEachCommand(child, act);
}

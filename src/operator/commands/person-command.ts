import { Command } from 'commander';
import { erasePerson, exportPerson } from '#services/privacy/person-requests.ts';
import type { Person } from '#services/privacy/person-leads.ts';
import { type CommandContext, CommandFailed, exitCodes } from '#operator/command-context.ts';

export function personCommand(context: CommandContext): Command {
  const command = new Command('person').description(
    'what the platform holds about one person, for requests under privacy law',
  );
  byPerson(command.command('export'))
    .description('prints everything about a person as JSON, and records that it was handed out')
    .action(async (person: Person) => {
      const { db } = await context.database();
      context.out(`${JSON.stringify(await exportPerson(db, required(person)), null, 2)}\n`);
    });
  byPerson(command.command('erase'))
    .description('erases what says who a person is from all leads, and records that it was done')
    .action(async (person: Person) => {
      const { db } = await context.database();
      const erased = await erasePerson(db, required(person));
      if (!erased.ok) {
        throw new CommandFailed(
          'Nothing was erased: the person has reserved a vehicle. Release it first: ' +
            erased.reservations.map((id) => `reservations release ${id}`).join(', '),
        );
      }
      context.out(`Erased from ${erased.leads} leads; record ${erased.record}.\n`);
      context.err(
        'Copies that were delivered to dealers by e-mail or webhook are theirs to erase.\n',
      );
    });
  return command;
}

function byPerson(command: Command): Command {
  return command
    .option('--email <address>', 'in any spelling of the same mailbox')
    .option('--phone <number>', 'in any spelling of the same number');
}

function required(person: Person): Person {
  if (person.email !== undefined || person.phone !== undefined) return person;
  throw new CommandFailed('Say whose data: --email, --phone or both.', exitCodes.usage);
}

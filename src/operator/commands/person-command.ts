import { Command } from 'commander';
import { erasePerson, exportPerson } from '#services/privacy/person-requests.ts';
import type { Person } from '#services/privacy/person-leads.ts';
import { type CommandContext, CommandFailed, exitCodes } from '#operator/command-context.ts';

export function personCommand(context: CommandContext): Command {
  const command = new Command('person').description(
    "export or erase one person's data, for requests under privacy law",
  );
  byPerson(command.command('export'))
    .description("print a person's data as JSON and record the export")
    .action(async (person: Person) => {
      const { db } = await context.database();
      context.out(`${JSON.stringify(await exportPerson(db, required(person)), null, 2)}\n`);
    });
  byPerson(command.command('erase'))
    .description('erase everything that identifies a person from all leads and record the erasure')
    .action(async (person: Person) => {
      const { db } = await context.database();
      const erased = await erasePerson(db, required(person));
      if (!erased.ok) {
        throw new CommandFailed(
          'Nothing was erased, because the person has reserved a vehicle. Release it first: ' +
            erased.reservations.map((id) => `reservations release ${id}`).join(', '),
        );
      }
      context.out(`Erased from ${erased.leads} leads; record ${erased.record}.\n`);
      context.err('Dealers must erase the copies that they received by email or webhook.\n');
    });
  return command;
}

function byPerson(command: Command): Command {
  return command
    .option('--email <address>', 'any spelling of the mailbox')
    .option('--phone <number>', 'any spelling of the number');
}

function required(person: Person): Person {
  if (person.email !== undefined || person.phone !== undefined) return person;
  throw new CommandFailed('Identify the person with --email, --phone or both.', exitCodes.usage);
}

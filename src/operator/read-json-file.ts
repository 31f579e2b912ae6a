import { messageOf } from '#domain/text/message-of.ts';
import { type CommandContext, CommandFailed } from './command-context.ts';
import { readTextFile } from './read-text-file.ts';

/**
 * Reads a JSON file named by the operator.
 * @throws {CommandFailed} if it cannot be read or is not JSON
 */
export async function readJsonFile(
  context: Pick<CommandContext, 'cwd'>,
  file: string,
): Promise<unknown> {
  const text = await readTextFile(context, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandFailed(`${file} is not JSON: ${messageOf(error)}`);
  }
}

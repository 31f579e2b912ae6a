import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { messageOf } from '#domain/text/message-of.ts';
import { type CommandContext, CommandFailed } from './command-context.ts';

/**
 * Reads a text file named by the operator.
 * @throws {CommandFailed} if it cannot be read
 */
export async function readTextFile(
  { cwd }: Pick<CommandContext, 'cwd'>,
  file: string,
): Promise<string> {
  const text = await readFile(resolve(cwd, file), 'utf8').catch((error: unknown) => {
    throw new CommandFailed(`${file} cannot be read: ${messageOf(error)}`);
  });
  // editors on Windows begin files with a byte order mark
  return text.replace(/^\uFEFF/, '');
}

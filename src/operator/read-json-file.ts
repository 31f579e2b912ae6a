import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type CommandContext, CommandFailed } from './command-context.ts';

/**
 * Reads a JSON file named by the operator.
 * @throws {CommandFailed} if it cannot be read or is not JSON
 */
export async function readJsonFile(
  { cwd }: Pick<CommandContext, 'cwd'>,
  file: string,
): Promise<unknown> {
  const text = await readFile(resolve(cwd, file), 'utf8').catch((error: unknown) => {
    throw new CommandFailed(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandFailed(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { type CommandContext, CommandFailed } from './command-context.ts';

/** A file that an operator asked a command to write. */
export interface ReportFile {
  write(text: string): void;
  /** @throws {CommandFailed} when the file could not be written */
  close(): Promise<void>;
}

/** Replaces the file if it is there. Only its owner can read it. */
export function openReport({ cwd }: Pick<CommandContext, 'cwd'>, file: string): ReportFile {
  const stream = createWriteStream(resolve(cwd, file), { mode: 0o600 });
  const written = finished(stream);
  // looked at when the file is closed
  written.catch(() => undefined);
  return {
    write: (text) => void stream.write(text),
    async close() {
      stream.end();
      await written.catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new CommandFailed(`${file} cannot be written: ${reason}`);
      });
    },
  };
}

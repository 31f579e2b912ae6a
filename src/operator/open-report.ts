import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { messageOf } from '#domain/text/message-of.ts';
import { type CommandContext, CommandFailed } from './command-context.ts';

/** A file written by a command. */
export interface ReportFile {
  write(text: string): void;
  /** @throws {CommandFailed} if the file could not be written */
  close(): Promise<void>;
}

/** Creates or replaces the file. Only its owner can read it. */
export function openReport({ cwd }: Pick<CommandContext, 'cwd'>, file: string): ReportFile {
  const stream = createWriteStream(resolve(cwd, file), { mode: 0o600 });
  const written = finished(stream);
  // prevents an unhandled rejection; `close` reports the error
  written.catch(() => undefined);
  return {
    write: (text) => void stream.write(text),
    async close() {
      stream.end();
      await written.catch((error: unknown) => {
        throw new CommandFailed(`${file} cannot be written: ${messageOf(error)}`);
      });
    },
  };
}

import type { Config } from '#config';
import type { Database } from '#store/database/database.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';

/** What an operator's command works with, wherever it runs: in a process of its own, or in the server's. */
export interface CommandContext {
  config: Config;
  /** @param options with `mayCreate` an embedded database that is not there is made; else the command ends */
  database(options?: { mayCreate?: boolean }): Promise<Database>;
  leadJobs(): Promise<JobQueue>;
  now(): Date;
  /** Against which relative paths are read. */
  cwd: string;
  /** Results. */
  out(text: string): void;
  /** Progress and faults. */
  err(text: string): void;
}

/** An end of a command that is no success but expected: its words are for the operator. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What a process's exit code means to a script. */
export const exitCodes = {
  done: 0,
  /** An unexpected failure. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** The input is faulty, or the platform will not do it; nothing was changed. */
  refused: 3,
  /** Done, but some rows of the feed were refused. */
  doneInPart: 4,
} as const;

import type { Config } from '#config';
import type { PictureSource } from '#partners/pictures/picture-source.ts';
import type { Database } from '#store/database/database.ts';
import type { BrandPictures } from '#services/sites/brand-pictures.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';

/** What an operator's command needs, whether it runs in its own process or in the server's. */
export interface CommandContext {
  config: Config;
  /** @param options `mayCreate` creates a missing embedded database; otherwise it throws DatabaseAbsent */
  database(options?: { mayCreate?: boolean }): Promise<Database>;
  leadJobs(): Promise<JobQueue>;
  /** Checks the logos and icons that settings name. */
  brandPictures: Pick<BrandPictures, 'warnings'>;
  vehiclePictureSources: readonly PictureSource[];
  now(): Date;
  /** The directory that relative paths refer to. */
  cwd: string;
  /** Prints results. */
  out(text: string): void;
  /** Prints progress and faults. */
  err(text: string): void;
}

/** An expected failure of a command; the message is shown to the operator. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Exit codes for scripts. */
export const exitCodes = {
  done: 0,
  /** An unexpected failure. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** The input is invalid or the command was refused; nothing was changed. */
  refused: 3,
  /** Done, but some rows of the feed were refused. */
  doneInPart: 4,
} as const;

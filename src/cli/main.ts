import pino from 'pino';
import { ConfigError, readConfig } from '#config';
import { errorRecord } from '#domain/privacy/error-record.ts';
import { type CommandContext, exitCodes } from '#operator/command-context.ts';
import { runCommand } from '#operator/run-command.ts';
import { brandPictureSources } from '#platform/brand-picture-sources.ts';
import { openLeadJobs, openPlatformDatabase } from '#platform/open-database.ts';
import { vehiclePictureSources } from '#platform/vehicle-picture-sources.ts';
import { BrandPictures } from '#services/sites/brand-pictures.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { type Database, DatabaseAbsent, DataDirectoryInUse } from '#store/database/database.ts';
import { runInServer } from './run-in-server.ts';

/** The exit code of a program ended by SIGPIPE: 128 + 13. */
const SIGPIPE_EXIT = 141;

// the reader of the output closed the pipe (`| head`)
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(SIGPIPE_EXIT);
    throw error;
  });
}

// makes a database or report that a command writes accessible to this user alone
process.umask(0o077);
process.exitCode = await main(process.argv.slice(2));

/**
 * Runs a command in this process. If a server has the embedded database open, the server runs it instead, with the same
 * output and exit code.
 */
async function main(argv: string[]): Promise<number> {
  let database: Database | undefined;
  let jobs: JobQueue | undefined;
  try {
    const config = readConfig();
    const log = pino(
      { level: 'error', serializers: { error: errorRecord, err: errorRecord } },
      pino.destination({ fd: 2, sync: true }),
    );
    const context: CommandContext = {
      config,
      database: async ({ mayCreate = false } = {}) =>
        (database ??= await openPlatformDatabase(config, log, { mustExist: !mayCreate })),
      leadJobs: async () => (jobs ??= await openLeadJobs(await context.database(), log)),
      brandPictures: new BrandPictures(brandPictureSources, (fault) => log.warn(fault)),
      vehiclePictureSources,
      now: () => new Date(),
      cwd: process.cwd(),
      out: (text) => void process.stdout.write(text),
      err: (text) => void process.stderr.write(text),
    };
    try {
      return await runCommand(argv, context);
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse)) throw error;
      const exitCode = await runInServer(config.DATA_DIR, argv, context);
      if (exitCode === undefined) throw error;
      return exitCode;
    }
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    if (error instanceof ConfigError) return exitCodes.usage;
    return error instanceof DatabaseAbsent ? exitCodes.refused : exitCodes.failed;
  } finally {
    await jobs?.stop();
    await database?.close();
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

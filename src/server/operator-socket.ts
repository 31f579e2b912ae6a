import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { withoutPersonalData } from '#domain/privacy/without-personal-data.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { exitCodes } from '#operator/command-context.ts';
import { operatorSocketPath } from '#operator/operator-socket-path.ts';
import { runCommand } from '#operator/run-command.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import type { Platform } from '#platform/platform.ts';

const commandLine = z.object({ argv: z.array(z.string()), cwd: z.string() });

/** Nobody hears what the command says. */
class OperatorLeft extends Error {
  override name = 'OperatorLeft';
}

/** What of the platform commands need. */
type CommandedPlatform = Pick<Platform, 'config' | 'log' | 'database' | 'jobs' | 'catchUp'>;

/**
 * Takes operator's commands from other processes of this machine. The embedded database has one process, this
 * one, so commands run here; with PostgreSQL they run in their own process and this is not opened. A command whose
 * operator leaves (Ctrl-C, `| head`) ends where it next has something to say, as it would in a process of its own.
 */
export function listenForOperator(platform: CommandedPlatform): Server {
  const path = operatorSocketPath(platform.config.DATA_DIR);
  // left by a process that was killed: this one holds the directory's lock, so nobody else listens there
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', (error) => platform.log.warn({ error }, 'operator connection'));
    const lines = createInterface(socket);
    // it repeats the socket's errors, and one that nobody hears ends the process
    lines.on('error', () => undefined);
    lines.once('line', (line) => void answer(platform, socket, line));
  });
  server.listen(path, () => {
    if (process.platform !== 'win32') chmodSync(path, 0o600);
  });
  return server;
}

async function answer(platform: CommandedPlatform, socket: Socket, line: string): Promise<void> {
  const say = (message: { out?: string; err?: string; exit?: number }): void => {
    if (!socket.writable) throw new OperatorLeft('the operator left before the command ended');
    socket.write(`${JSON.stringify(message)}\n`);
  };
  try {
    const { argv, cwd } = commandLine.parse(JSON.parse(line));
    platform.log.info({ argv: argv.map(withoutPersonalData) }, 'operator command');
    const context: CommandContext = {
      config: platform.config,
      database: async () => platform.database,
      leadJobs: async () => platform.jobs,
      now: () => new Date(),
      cwd,
      out: (text) => say({ out: text }),
      err: (text) => say({ err: text }),
    };
    const exit = await runCommand(argv, context);
    // what was changed is in force when the command says it is done
    await platform.catchUp().catch((error: unknown) => {
      if (!(error instanceof StockSearchUnavailable)) throw error;
      say({ err: `It is done, and searches will show it later: ${error.message}\n` });
    });
    say({ exit });
  } catch (error) {
    if (error instanceof OperatorLeft)
      return platform.log.warn({ command: withoutPersonalData(line) }, error.message);
    platform.log.error({ error }, 'operator command failed');
    if (!socket.writable) return;
    say({
      err: `${error instanceof Error ? error.message : String(error)}\n`,
      exit: exitCodes.failed,
    });
  } finally {
    socket.end();
  }
}

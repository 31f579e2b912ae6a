import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { withoutPersonalData } from '#domain/privacy/without-personal-data.ts';
import { messageOf } from '#domain/text/message-of.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { exitCodes } from '#operator/command-context.ts';
import { operatorMessage } from '#operator/operator-message.ts';
import { operatorSocketPath } from '#operator/operator-socket-path.ts';
import { runCommand } from '#operator/run-command.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { vehiclePictureSources } from '#platform/vehicle-picture-sources.ts';
import type { Platform } from '#platform/platform.ts';

const commandLine = z.object({ argv: z.array(z.string()), cwd: z.string() });

/** The operator disconnected, so the command's output has no reader. */
class OperatorLeft extends Error {
  override name = 'OperatorLeft';
}

/** The parts of the platform that commands need. */
type CommandedPlatform = Pick<
  Platform,
  'config' | 'log' | 'database' | 'jobs' | 'brandPictures' | 'catchUp'
>;

/**
 * Runs operator commands that other processes of this machine send. Only one process can open the embedded database, so
 * commands run in this one; with PostgreSQL they run in their own process, and this socket is not opened. If
 * the operator disconnects (Ctrl-C, `| head`), a command ends at its next output, as it would in a process of its own.
 */
export function listenForOperator(platform: CommandedPlatform): Server {
  const path = operatorSocketPath(platform.config.DATA_DIR);
  // a killed process leaves its socket behind; this process holds the directory's lock, so no other listens on it
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', (error) =>
      platform.log.warn({ error }, 'the connection to the operator broke'),
    );
    const lines = createInterface(socket);
    // the interface re-emits the socket's errors, and an unhandled one would end the process
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
    socket.write(operatorMessage(message));
  };
  try {
    const { argv, cwd } = commandLine.parse(JSON.parse(line));
    platform.log.info({ argv: argv.map(withoutPersonalData) }, 'operator command');
    const context: CommandContext = {
      config: platform.config,
      database: async () => platform.database,
      leadJobs: async () => platform.jobs,
      brandPictures: platform.brandPictures,
      vehiclePictureSources,
      now: () => new Date(),
      cwd,
      out: (text) => say({ out: text }),
      err: (text) => say({ err: text }),
    };
    const exit = await runCommand(argv, context);
    // changes are in effect when the command reports that it is done
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
      err: `${messageOf(error)}\n`,
      exit: exitCodes.failed,
    });
  } finally {
    socket.end();
  }
}

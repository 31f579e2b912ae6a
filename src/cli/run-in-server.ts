import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { CommandContext } from '#operator/command-context.ts';
import { operatorMessage } from '#operator/operator-message.ts';
import { operatorSocketPath } from '#operator/operator-socket-path.ts';

interface Message {
  out?: string;
  err?: string;
  exit?: number;
}

/**
 * Lets the server that has the data directory open run the command.
 * @returns its exit code; undefined if no server is listening
 */
export async function runInServer(
  dataDir: string,
  argv: readonly string[],
  context: Pick<CommandContext, 'cwd' | 'out' | 'err'>,
): Promise<number | undefined> {
  const socket = await connectTo(operatorSocketPath(dataDir));
  if (!socket) return undefined;
  socket.write(operatorMessage({ argv, cwd: context.cwd }));
  for await (const line of createInterface(socket)) {
    // sent by a server of the same release
    const message = JSON.parse(line) as Message;
    if (message.out !== undefined) context.out(message.out);
    if (message.err !== undefined) context.err(message.err);
    if (message.exit !== undefined) return message.exit;
  }
  throw new Error('The server stopped before the command finished');
}

function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

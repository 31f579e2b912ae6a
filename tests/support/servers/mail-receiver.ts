import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Recipients of the envelope, which determine the delivery, whatever the headers say. */
  to: string[];
  /** The raw message. */
  raw: string;
  /** Unfolded headers in order, with names in lower case. */
  headers: [name: string, value: string][];
}

export interface MailReceiver {
  url: string;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/**
 * Starts an SMTP server that accepts every mail.
 *
 * @param pause milliseconds before it confirms a mail, as on a busy server
 * @param port a free port by default
 * @param taken called for each mail before the sender gets the confirmation
 */
export async function startMailReceiver({
  pause = 0,
  port: wanted = 0,
  taken = (_mail: ReceivedMail): void => undefined,
} = {}): Promise<MailReceiver> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          headers: headersOf(raw),
        };
        mails.push(mail);
        taken(mail);
        void delay(pause).then(() => done());
      });
    },
  });
  // a killed sender leaves a broken connection
  server.on('error', () => undefined);
  server.listen(wanted, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export function headerOf(mail: ReceivedMail, name: string): string | undefined {
  return mail.headers.find(([known]) => known === name.toLowerCase())?.[1];
}

function headersOf(raw: string): [string, string][] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return head.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}

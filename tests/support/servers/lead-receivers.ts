/**
 * A mail server and a webhook in a separate process, which a test kills and restarts on the same ports. They record
 * each lead before they confirm it.
 *
 * Usage: node lead-receivers.ts SMTP_PORT WEBHOOK_PORT FILE
 */
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { LeadReceipt } from './lead-receiver-process.ts';
import { headerOf, startMailReceiver } from './mail-receiver.ts';

const [smtpPort = '', webhookPort = '', file = ''] = process.argv.slice(2);

function record(receipt: LeadReceipt): void {
  appendFileSync(file, `${JSON.stringify(receipt)}\n`);
}

await startMailReceiver({
  port: Number(smtpPort),
  taken(mail) {
    const id = headerOf(mail, 'message-id') ?? '';
    if (headerOf(mail, 'auto-submitted')) record({ by: 'reply', about: mail.to.join(), id });
    else record({ by: 'email', about: headerOf(mail, 'x-lead-id') ?? '', id });
  },
});
const webhook = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    const { lead } = JSON.parse(body) as { lead: { lead_id: string } };
    record({ by: 'webhook', about: lead.lead_id, id: String(request.headers['idempotency-key']) });
    response.writeHead(204).end();
  });
});
await once(webhook.listen(Number(webhookPort), '127.0.0.1'), 'listening');
process.stdout.write('ready\n');

/**
 * A mail server and a webhook in a process of their own, which a test kills and starts again on the same ports. What
 * they take they write down before they say so: node lead-receivers.ts SMTP_PORT WEBHOOK_PORT FILE
 */
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { LeadReceipt } from './lead-receiver-process.ts';
import { headerOf, startMailReceiver } from './mail-receiver.ts';

const [smtpPort = '', webhookPort = '', file = ''] = process.argv.slice(2);

function note(receipt: LeadReceipt): void {
  appendFileSync(file, `${JSON.stringify(receipt)}\n`);
}

await startMailReceiver({
  port: Number(smtpPort),
  taken(mail) {
    const id = headerOf(mail, 'message-id') ?? '';
    if (headerOf(mail, 'auto-submitted')) note({ by: 'reply', about: mail.to.join(), id });
    else note({ by: 'email', about: headerOf(mail, 'x-lead-id') ?? '', id });
  },
});
const webhook = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    const { lead } = JSON.parse(body) as { lead: { lead_id: string } };
    note({ by: 'webhook', about: lead.lead_id, id: String(request.headers['idempotency-key']) });
    response.writeHead(204).end();
  });
});
await once(webhook.listen(Number(webhookPort), '127.0.0.1'), 'listening');
process.stdout.write('ready\n');

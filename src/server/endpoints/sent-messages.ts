import { escapeXml } from '#domain/text/escape-xml.ts';
import type { LoggedSms } from '#partners/sms/log-sms-sender.ts';
import { Page } from '#server/pages/page.ts';

/** The page on which developers read the messages that were logged instead of sent. Production has no such page. */
export function sentMessagesPage(messages: readonly LoggedSms[]): Page {
  const items = messages
    .map(
      ({ to, text, sent_at }) =>
        `<li><p>${escapeXml(to)}, <time>${escapeXml(sent_at)}</time></p><pre>${escapeXml(text)}</pre></li>`,
    )
    .join('');
  const body =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><title>Text messages</title></head>' +
    `<body><h1>Text messages</h1>${items ? `<ol>${items}</ol>` : '<p>None yet.</p>'}</body></html>`;
  return new Page(200, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from(body), false);
}

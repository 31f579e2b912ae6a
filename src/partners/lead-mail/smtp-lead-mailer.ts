import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';
import { adf } from '#domain/lead/adf/adf.ts';
import { leadKind } from '#domain/lead/lead-kind.ts';
import { leadSummary, type SummaryRow } from '#domain/lead/lead-summary.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { tradeInName } from '#domain/trade-in/trade-in-vehicle.ts';
import { alertMailHtml } from './alert-mail-html.ts';
import { alertMailText } from './alert-mail-text.ts';
import { appointmentCalendar } from './appointment-calendar.ts';
import type { LeadMail, LeadMailer } from './lead-mail.ts';
import { logoAttachments, mailHead } from './mail-head.ts';
import { shopperMailHtml } from './shopper-mail-html.ts';

const TIMEOUT_MS = 15_000;

/**
 * Sends through an SMTP server. The Message-ID is derived from the lead and its receiver, so that mail clients
 * recognise a mail sent twice (the process may die between the server's response and our record of it).
 */
export function smtpLeadMailer(smtpUrl: string, from: string): LeadMailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(mail) {
      const { lead, revision = 0 } = mail;
      const part = revision === 0 ? '' : `.${revision}`;
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        replyTo: {
          name: oneLine(`${lead.fields.name} ${lead.fields.last_name}`),
          address: lead.fields.email,
        },
        subject: oneLine(subject(mail)),
        messageId: `<${lead.id}.${fingerprint(mail.to)}${part}@leads.forecourt>`,
        headers: { 'X-Lead-Id': lead.id },
        text: leadSummary(lead, mail)
          .map(({ label, value }) => `${label}: ${indented(value)}`)
          .join('\n'),
        html: html(mail),
        attachments: [
          {
            filename: 'lead.xml',
            contentType: 'application/x-adf+xml',
            content: adf(
              lead,
              {
                vendor: mail.vendor,
                vendorEmail: mail.to,
                provider: mail.siteName,
                locationName: mail.locationName,
              },
              { isUpdate: revision > 0 },
            ),
          },
        ],
      });
    },
    async reply({ leadId, to, siteName, logo, mail, replyTo }) {
      await transport.sendMail({
        from: { name: oneLine(siteName), address: addressOf(from) },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: oneLine(siteName), address: replyTo } }),
        subject: oneLine(mail.subject),
        messageId: `<${leadId}.reply@leads.forecourt>`,
        // prevents out-of-office replies and other automatic answers (RFC 3834)
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
        text: shopperMailText(mail),
        html: shopperMailHtml(mailHead(siteName, logo), mail),
        attachments: logoAttachments(logo),
      });
    },
    async confirm({ deliveryId, to, siteName, logo, mail, replyTo }) {
      const { subject, appointment } = mail;
      await transport.sendMail({
        from: { name: oneLine(siteName), address: addressOf(from) },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: oneLine(siteName), address: replyTo } }),
        subject: oneLine(subject),
        messageId: `<${deliveryId}.confirmation@leads.forecourt>`,
        // prevents out-of-office replies (RFC 3834)
        headers: { 'Auto-Submitted': 'auto-generated' },
        text: `${shopperMailText(mail)}\n\n${siteName}`,
        html: shopperMailHtml(mailHead(siteName, logo), mail),
        attachments: logoAttachments(logo),
        ...(appointment && {
          icalEvent: {
            method: 'PUBLISH',
            filename: 'appointment.ics',
            content: appointmentCalendar(deliveryId, appointment),
          },
        }),
      });
    },
    async alert({ id, to, siteName, logo, mail, replyTo }) {
      await transport.sendMail({
        from: { name: oneLine(siteName), address: addressOf(from) },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: oneLine(siteName), address: replyTo } }),
        subject: oneLine(mail.subject),
        messageId: `<${id}.alert@leads.forecourt>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // one click in the mail program, without opening a page (RFC 8058)
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        text: alertMailText(siteName, mail),
        html: alertMailHtml(mailHead(siteName, logo), mail),
        attachments: logoAttachments(logo),
      });
    },
    close: () => transport.close(),
  };
}

/** The paragraphs of an e-mail to a shopper, and the address of its link. */
function shopperMailText({ paragraphs, link }: ShopperMail): string {
  return [...paragraphs, ...(link ? [`${link.label}: ${link.href}`] : [])].join('\n\n');
}

/** Extracts the address from `Name <name@host>`; returns other texts unchanged. */
function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
}

/** Hashes the whole address: addresses may share a beginning, and mail hosts drop a Message-ID that they have seen. */
function fingerprint(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 32);
}

function subject({ lead, siteName, revision = 0 }: LeadMail): string {
  const { vehicle, trade_in, name, last_name } = lead.fields;
  const wanted = vehicle?.name;
  // the trade-in comes first, because that is what the salesperson has to look at
  const about = trade_in
    ? [tradeInName(trade_in), wanted && `for the ${wanted}`].filter(Boolean).join(' ')
    : (wanted ?? siteName);
  const prefix = revision === 0 ? '' : 'Update: ';
  return `${prefix}${leadKind(lead)}${progress(lead)}: ${about} (${name} ${last_name})`;
}

/** How far the shopper has come in a form of several screens. */
function progress({ form_completed, offer_accepted }: LeadMail['lead']): string {
  if (!form_completed) return ', incomplete';
  if (offer_accepted === undefined) return '';
  return offer_accepted ? ', offer accepted' : ', offer not accepted yet';
}

/** Indents further lines of a value, so that no typed text looks like one of our labels. */
function indented(value: string): string {
  return value.replace(/\r\n|[\r\n\u2028\u2029\v\f\u0085]/g, '\n    ');
}

/** Joins lines, because a header must not contain line breaks, and limits the length. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

function html(mail: LeadMail): string {
  const rows = leadSummary(mail.lead, mail).map(
    (row) =>
      `<tr><th align="left" valign="top" style="padding:6px 16px 6px 0;color:#555;font-weight:600">${escapeXml(row.label)}</th>` +
      `<td style="padding:6px 0;white-space:pre-wrap">${linked(row)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="en-AU"><body style="font:15px/1.5 system-ui,sans-serif;color:#16191d">` +
    `<h1 style="font-size:20px">${escapeXml(subject(mail))}</h1>` +
    `<table role="presentation" cellspacing="0" cellpadding="0">${rows.join('')}</table></body></html>`
  );
}

function linked({ value, href }: SummaryRow): string {
  const text = escapeXml(value);
  return href === undefined ? text : `<a href="${escapeXml(href)}">${text}</a>`;
}

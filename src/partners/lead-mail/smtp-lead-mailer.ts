import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';
import { adf } from '#domain/lead/adf/adf.ts';
import { alertDocument } from './alert-document.ts';
import { appointmentCalendar } from './appointment-calendar.ts';
import { dealerDocument } from './dealer-document.ts';
import type { LeadMail, LeadMailer, ShopperReply } from './lead-mail.ts';
import { type MailDocument, mailDocument } from './mail-document.ts';
import { logoAttachments } from './mail-head.ts';
import { type MailLook, plainLook } from './mail-look.ts';
import { shopperDocument } from './shopper-document.ts';

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
  const toShopper = ({ to, siteName, replyTo }: Omit<ShopperReply, 'leadId' | 'mail'>) => ({
    from: { name: oneLine(siteName), address: addressOf(from) },
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: oneLine(siteName), address: replyTo } }),
  });
  return {
    async send(mail) {
      const { lead, revision = 0 } = mail;
      const part = revision === 0 ? '' : `.${revision}`;
      const content = contentOf(dealerDocument(mail), mail.look);
      await transport.sendMail({
        ...content,
        from,
        to: { name: '', address: mail.to },
        replyTo: {
          name: oneLine(`${lead.fields.name} ${lead.fields.last_name}`),
          address: lead.fields.email,
        },
        messageId: `<${lead.id}.${fingerprint(mail.to)}${part}@leads.forecourt>`,
        headers: { 'X-Lead-Id': lead.id },
        attachments: [...content.attachments, adfAttachment(mail)],
      });
    },
    async reply(reply) {
      await transport.sendMail({
        ...toShopper(reply),
        ...contentOf(shopperDocument(reply.siteName, reply.mail), reply.look),
        messageId: `<${reply.leadId}.reply@leads.forecourt>`,
        // prevents out-of-office replies and other automatic answers (RFC 3834)
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    async confirm(confirmation) {
      const { deliveryId, mail, look, siteName, siteSlug } = confirmation;
      await transport.sendMail({
        ...toShopper(confirmation),
        ...contentOf(shopperDocument(siteName, mail), look),
        messageId: `<${deliveryId}.confirmation@leads.forecourt>`,
        // prevents out-of-office replies (RFC 3834)
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(mail.appointment && {
          icalEvent: {
            method: 'PUBLISH',
            filename: 'appointment.ics',
            content: appointmentCalendar(siteSlug, mail.appointment),
          },
        }),
      });
    },
    async alert(alert) {
      const { id, mail, look, siteName } = alert;
      await transport.sendMail({
        ...toShopper(alert),
        ...contentOf(alertDocument(siteName, mail), look),
        messageId: `<${id}.alert@leads.forecourt>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // one click in the mail program, without opening a page (RFC 8058)
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
    close: () => transport.close(),
  };
}

function contentOf(document: MailDocument, look: MailLook = plainLook) {
  return {
    subject: oneLine(document.subject),
    ...mailDocument(look, document),
    attachments: logoAttachments(look.logo),
  };
}

function adfAttachment({ lead, to, vendor, siteName, locationName, revision = 0 }: LeadMail) {
  const parties = { vendor, vendorEmail: to, provider: siteName, locationName };
  return {
    filename: 'lead.xml',
    contentType: 'application/x-adf+xml',
    content: adf(lead, parties, { isUpdate: revision > 0 }),
  };
}

/** Extracts the address from `Name <name@host>`; returns other texts unchanged. */
function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;
}

/** Hashes the whole address: addresses may share a beginning, and mail hosts drop a Message-ID that they have seen. */
function fingerprint(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 32);
}

/** Joins lines, because a header must not contain line breaks, and limits the length. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

import type { Lead } from '#domain/lead/lead.ts';

export interface LeadMail {
  lead: Lead;
  to: string;
  siteName: string;
  vendor: string;
}

/** Sends a lead to a dealer by e-mail. Throws when the mail was not taken; it is then sent again later. */
export interface LeadMailer {
  send(mail: LeadMail): Promise<void>;
  close(): void;
}

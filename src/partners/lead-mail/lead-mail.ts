import type { Lead } from '#domain/lead/lead.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';

export interface LeadMail {
  lead: Lead;
  to: string;
  siteName: string;
  vendor: string;
  /** The yard that the lead is for. */
  place?: string | undefined;
  /** IANA name of the dealer's. */
  timeZone?: string | undefined;
  /** Above 0 the receiver has the lead already, and this is news of it. */
  revision?: number;
}

/** A site's words to a shopper; nothing in it was typed by anybody else. */
export interface ShopperReply {
  leadId: string;
  to: string;
  siteName: string;
  subject: string;
  text: string;
  /** Of the dealer: where an answer goes. */
  replyTo?: string | undefined;
}

/** Tells a shopper what they have booked, reserved or paid. */
export interface ShopperConfirmation {
  deliveryId: string;
  to: string;
  siteName: string;
  mail: ShopperMail;
  replyTo?: string | undefined;
}

/** Sends a lead to a dealer by e-mail. Throws when the mail was not taken; it is then sent again later. */
export interface LeadMailer {
  send(mail: LeadMail): Promise<void>;
  /** Throws when the reply was not taken, or when nobody knows. */
  reply(reply: ShopperReply): Promise<void>;
  /** Throws when the mail was not taken; it is then sent again later, under the same Message-ID. */
  confirm(confirmation: ShopperConfirmation): Promise<void>;
  close(): void;
}

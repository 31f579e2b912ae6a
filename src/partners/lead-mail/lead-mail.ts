import type { AlertMail } from '#domain/alerts/alert-mail.ts';
import type { Lead } from '#domain/lead/lead.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import type { MailPicture } from '#domain/mail/mail-picture.ts';
import type { MailLook } from './mail-look.ts';

export interface LeadMail {
  lead: Lead;
  to: string;
  siteName: string;
  vendor: string;
  look?: MailLook | undefined;
  /** The vehicle's. */
  picture?: MailPicture | undefined;
  /** The name of the location that the lead is for. */
  locationName?: string | undefined;
  /** The dealer's time zone, as an IANA name. */
  timeZone?: string | undefined;
  /** Above 0 for an update of a lead that the receiver already has. */
  revision?: number;
}

/** How an e-mail reaches a shopper. */
interface ToShopper {
  to: string;
  siteSlug: string;
  siteName: string;
  look?: MailLook | undefined;
  /** The dealer's address for replies. */
  replyTo?: string | undefined;
}

/** An automatic reply in the site's own words. It contains nothing that a shopper typed. */
export interface ShopperReply extends ToShopper {
  leadId: string;
  mail: ShopperMail;
}

/** An e-mail that confirms a booking, reservation or payment to the shopper. */
export interface ShopperConfirmation extends ToShopper {
  deliveryId: string;
  mail: ShopperMail;
}

/** An e-mail about saved searches and watched vehicles. */
export interface ShopperAlert extends ToShopper {
  /** Identifies the e-mail. */
  id: string;
  mail: AlertMail;
}

/** Sends e-mail to dealers and shoppers. */
export interface LeadMailer {
  /** Sends a lead to a dealer. @throws if the mail was not accepted; it may be sent again later */
  send(mail: LeadMail): Promise<void>;
  /** Sends an automatic reply. @throws if it was not accepted, or if that is unknown */
  reply(reply: ShopperReply): Promise<void>;
  /** Sends a confirmation. @throws if it was not accepted; it may be sent again later, with the same Message-ID */
  confirm(confirmation: ShopperConfirmation): Promise<void>;
  /** Sends an alert, which mail programs can unsubscribe from. @throws if it was not accepted, or if that is unknown */
  alert(alert: ShopperAlert): Promise<void>;
  close(): void;
}

import type { MailPlace } from '#domain/mail/mail-place.ts';
import type { MailVehicle } from '#domain/mail/mail-vehicle.ts';

/** An e-mail about saved searches and watched vehicles. All addresses are absolute. */
export interface AlertMail {
  subject: string;
  greeting: string;
  sections: AlertSection[];
  /** Who answers. */
  place?: MailPlace | undefined;
  /** Why the receiver gets it. */
  reason: string;
  /** The page where the receiver changes what they get. */
  settingsUrl: string;
  /** Turns the e-mails off, by a post of RFC 8058 or on a page. */
  unsubscribeUrl: string;
}

export interface AlertSection {
  heading: string;
  vehicles: MailVehicle[];
  /** Leads to all vehicles of the section's search. */
  link?: { label: string; href: string };
}

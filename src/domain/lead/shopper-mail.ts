import type { MailPlace } from '#domain/mail/mail-place.ts';
import type { MailVehicle } from '#domain/mail/mail-vehicle.ts';
import type { Appointment } from './appointment.ts';

/**
 * A confirmation e-mail to a shopper. Anyone can type someone else's address into a form, so the mail contains nothing
 * that a shopper typed.
 */
export interface ShopperMail {
  /** Also the heading. */
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** What the shopper asked for, and when. */
  facts?: { label: string; value: string }[];
  /** The page that shows the shopper the current status. */
  link?: { label: string; href: string };
  vehicle?: MailVehicle | undefined;
  /** Who answers. */
  place?: MailPlace | undefined;
  /** Attached as a calendar file. */
  appointment?: Appointment;
}

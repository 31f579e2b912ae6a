import type { Appointment } from './appointment.ts';

/**
 * A confirmation e-mail to a shopper. Anyone can type someone else's address into a form, so the mail contains nothing
 * that a shopper typed.
 */
export interface ShopperMail {
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** The page that shows the shopper the current status. */
  link?: { label: string; href: string };
  /** Attached as a calendar file. */
  appointment?: Appointment;
}

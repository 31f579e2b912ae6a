import type { Appointment } from './appointment.ts';

/**
 * An e-mail that confirms something to a shopper. Anybody can type anybody's address into a form, so it holds nothing
 * that a shopper typed.
 */
export interface ShopperMail {
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** The page where the shopper can follow what happens next. */
  link?: { label: string; href: string };
  /** Comes along as a calendar file. */
  appointment?: Appointment;
}

import { z } from 'zod';

/** One line of text that shows on a page. */
export const line = z.string().trim().min(1).max(300);

/** The last part of an address: lower case, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
  .max(80);

/** A place on the site (`/finance`), an anchor, or a full https, tel or mailto address. */
export const href = z
  .string()
  .regex(
    /^(\/(?![/\\])|#|https:\/\/|tel:|mailto:)/,
    'must start with /, #, https://, tel: or mailto:',
  )
  .max(2000);

export const phone = z.string().regex(/^\+?[0-9() ]{6,20}$/, 'must be a phone number');

export const day = z.iso.date('must be a day such as 2026-06-30');

import { localPhone } from '#domain/lead/local-phone.ts';

/** Source: Telecommunications Numbering Plan 2015, "digital mobile services". */
const LOCAL_MOBILE = /^0[45]\d{8}$/;

/**
 * Reads an Australian mobile number however it is spelled: `+61 491 570 006`, `(04) 91 570 006`.
 * @returns its local form, `0491570006`; undefined for any other number
 */
export function australianMobile(text: string): string | undefined {
  const local = localPhone(text);
  return LOCAL_MOBILE.test(local) ? local : undefined;
}

/** Converts a local mobile number to international format: `0491570006` becomes `+61491570006`. */
export function internationalMobile(local: string): string {
  return `+61${local.slice(1)}`;
}

/**
 * The block of 10,000 consecutive numbers that a local mobile number belongs to: `049157`. Fraudsters who are paid for
 * each message that reaches their numbers rent such blocks and use one number after the other, so a limit per number
 * does not stop them, but a limit per block does.
 */
export function mobilePrefix(local: string): string {
  return local.slice(0, 6);
}

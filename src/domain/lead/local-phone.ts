/** The prefixes of international calls to Australia: `+61`, `0061`, `0011 61` and a bare `61`, with or without a `(0)` behind. */
const countryCode = /^(?:0011|00)?610?/;
/** Numbers of services, which have no area code. */
const service = /^(?:13\d{4}|1[38]00\d{6})$/;
/** A mobile or a landline with its area code, without the 0 in front. Source: Telecommunications Numbering Plan 2015. */
const withoutZero = /^[2-578]\d{8}$/;

/**
 * Converts an Australian phone number, however it is spelled, to its local format: digits only, with 0 in place of the
 * country code. Spreadsheets drop the 0 in front: `491570006`. Returns the bare digits of any other number.
 * Source: specification 2, section 5, "Finance form and quote".
 */
export function localPhone(text: string): string {
  const typed = text.normalize('NFKC');
  const digits = typed.replace(/\D/g, '');
  const national = digits.replace(countryCode, '');
  if (service.test(digits)) return digits;
  if (national !== digits)
    return service.test(national) ? national : withoutZero.test(national) ? `0${national}` : digits;
  const isForeign = typed.trim().startsWith('+');
  return withoutZero.test(digits) && !isForeign ? `0${digits}` : digits;
}

/** Mobiles, landlines with their area code, and numbers of services, in their local format. */
const australian = /^(?:0[2-578]\d{8}|13\d{4}|1[38]00\d{6})$/;

/** Reads an Australian phone number. Returns its local format, or undefined for any other number. */
export function australianPhone(text: string): string | undefined {
  const local = localPhone(text);
  return australian.test(local) ? local : undefined;
}

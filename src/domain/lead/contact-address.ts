/** An address that opens the phone. */
export function telAddress(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** An address that opens a text message; undefined unless the number is an Australian mobile. */
export function smsAddress(phone: string): string | undefined {
  const number = dialled(phone);
  return /^(?:\+61|0)[45]\d{8}$/.test(number) ? `sms:${number}` : undefined;
}

/**
 * An address that opens a mail program. `?` and `&` are valid in an e-mail address, so they are encoded: otherwise a
 * shopper's address could add receivers to the dealer's answer.
 */
export function mailtoAddress(email: string, subject?: string): string {
  const to = encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@');
  return subject === undefined
    ? `mailto:${to}`
    : `mailto:${to}?subject=${encodeURIComponent(subject.toWellFormed())}`;
}

function dialled(phone: string): string {
  // `+61 (0)491 570 006` cannot be dialled as it is written
  return phone.replace(/[^\d+]/g, '').replace(/^\+610(?=\d{9}$)/, '+61');
}

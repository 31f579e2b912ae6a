const email = /[^\s"'<>(),;:@]+@[^\s"'<>(),;:@]+\.[^\s"'<>(),;:@]+/g;
/** Australian phone numbers in common formats, with or without the country code. */
const phone =
  /(?<![\w-])(?:(?:\+|00(?:11 ?)?)?61[ ]?(?:\(?0\)?[ ]?)?|0)[2-578](?:[ ]?\d){8}(?![\w-])/g;
/** The value that PostgreSQL quotes in `invalid input syntax` and in `Key (email)=(...)`. */
const quotedValue = /(invalid input syntax[^"]*: )"[^"]*"/g;
const keyValue = /(Key \([^)]*\)=)\([^)]*\)/g;

/** Replaces e-mail addresses, phone numbers and quoted row values in a log message with placeholders. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(quotedValue, '$1[value]')
    .replace(keyValue, '$1([value])')
    .replace(email, '[email]')
    .replace(phone, '[phone]');
}

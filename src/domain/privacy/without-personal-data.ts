const email = /[^\s"'<>(),;:@]+@[^\s"'<>(),;:@]+\.[^\s"'<>(),;:@]+/g;
/** Australian numbers as people write them, with or without the country's code. */
const phone = /(?<![\w-])(?:\+?61[ ]?|0)[2-478](?:[ ]?\d){8}(?![\w-])/g;
/** The value that PostgreSQL quotes in `invalid input syntax` and in `Key (email)=(...)`. */
const quotedValue = /(invalid input syntax[^"]*: )"[^"]*"/g;
const keyValue = /(Key \([^)]*\)=)\([^)]*\)/g;

/** A text for the log, with a placeholder for each e-mail address, phone number and value of a row. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(quotedValue, '$1[value]')
    .replace(keyValue, '$1([value])')
    .replace(email, '[e-mail]')
    .replace(phone, '[phone]');
}

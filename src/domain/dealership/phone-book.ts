/** The parts of a site's settings that hold phone numbers. */
interface PhoneSources {
  phones: Partial<Record<(typeof ownNumbers)[number], string | undefined>>;
  locations: readonly {
    id: string;
    contact_detail: { phone?: string | undefined; landline_phone?: string | undefined };
  }[];
}

const ownNumbers = ['override', 'new', 'used', 'demo', 'sales', 'service', 'parts'] as const;

/**
 * Lists every phone number of a site under a name. A page with masked numbers contains only the names, which reveal no
 * digits; the reveal request returns this table.
 */
export function phoneBook({ phones, locations }: PhoneSources): Map<string, string> {
  const book = new Map<string, string>();
  const enter = (name: string, number: string | undefined): void => {
    if (number !== undefined) book.set(name, number);
  };
  for (const name of ownNumbers) enter(name, phones[name]);
  for (const { id, contact_detail: contact } of locations) {
    enter(`${id}/phone`, contact.phone);
    enter(`${id}/landline`, contact.landline_phone);
  }
  return book;
}

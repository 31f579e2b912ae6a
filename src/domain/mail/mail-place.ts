/** Where a shopper finds the dealer, who answers and when. */
export interface MailPlace {
  name: string;
  /** `1 Station Street, Parramatta NSW 2150` */
  address: string;
  /** The address of a map with directions. */
  directions: string;
  phone?: string | undefined;
  /** `Our team is here until 5:30 pm today, Wednesday 25 November.` Undefined if the settings hold no hours. */
  answers?: string | undefined;
  /** The week, then the special days of the next two weeks. */
  hours: readonly { days: string; hours: string }[];
}

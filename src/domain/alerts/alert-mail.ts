/** An e-mail about saved searches and watched vehicles. All addresses are absolute. */
export interface AlertMail {
  subject: string;
  greeting: string;
  sections: AlertSection[];
  /** Who sends it, and why the receiver gets it. */
  footer: string[];
  /** The page where the receiver changes what they get. */
  settingsUrl: string;
  /** Turns the e-mails off, by a post of RFC 8058 or on a page. */
  unsubscribeUrl: string;
}

export interface AlertSection {
  heading: string;
  vehicles: AlertVehicle[];
  /** Leads to all vehicles of the section's search. */
  link?: { label: string; href: string };
}

export interface AlertVehicle {
  name: string;
  href: string;
  /** `$28,990 Drive away`, or what else stands for the price. */
  price: string;
  /** `Was $31,990`, for a price drop. */
  note?: string;
  picture?: { src: string; alt: string };
}

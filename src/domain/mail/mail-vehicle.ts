import type { MailPicture } from './mail-picture.ts';

/** A vehicle in an e-mail to a shopper. */
export interface MailVehicle {
  name: string;
  /** Absolute. */
  href: string;
  /** `$28,990 Drive away`, or what else stands for the price. */
  price?: string;
  /** `Was $31,990`, `Stock number K1234` */
  note?: string;
  picture?: MailPicture;
}

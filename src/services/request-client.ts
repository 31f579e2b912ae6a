import type { PhoneStanding } from '#store/visitors/visitor-networks.ts';

/** The client of a request and its remaining limits. */
export interface RequestClient {
  /** The network that limits count. */
  network: string;
  /** Whether these phones and mailboxes may send another form; counts this one. */
  maySubmit(senders: readonly string[]): Promise<boolean>;
  /** Counts a code that is to be sent to a phone. @returns when to try again, if a limit is reached */
  codesRefusedUntil(phone: string, standing: PhoneStanding): Promise<Date | undefined>;
  /** When another code may be sent to a phone, without counting one; undefined for now. */
  codesWaitUntil(phone: string, standing: PhoneStanding): Promise<Date | undefined>;
  /** When this network may guess at a phone's code again, without counting a guess; undefined for now. */
  guessesRefusedUntil(phone: string): Promise<Date | undefined>;
  /** Counts a wrong guess at a code that exists against the network. */
  noteWrongGuess(phone: string): Promise<void>;
  /** Whether a plate may be looked up: each new one costs money. @param plate with its state */
  mayLookUp(plate: string): Promise<boolean>;
}

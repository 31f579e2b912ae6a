import type { QuickQuote } from '#domain/finance/quick-quote.ts';
import type { VerificationAnswer } from '#web/verification/verification-answers.ts';

/** What the finance form shows after a button was pressed. A redirect after an application implies `isVerified`. */
export interface FinanceAnswer extends VerificationAnswer {
  quote?: QuickQuote;
  /** Whether a quote was asked for and the partner made none. */
  hasNoQuote?: true;
  /** The partner's page, where the application continues. */
  continues?: string;
}

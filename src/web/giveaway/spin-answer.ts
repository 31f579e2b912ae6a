import { data } from 'react-router';
import type { Draw } from '#domain/giveaway/draw.ts';
import type { FieldFault } from '#domain/form/form-field.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { isUnavailable } from '#web/is-unavailable.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type DrawView, drawView } from './draw-view.ts';
import { giveawayTexts } from './giveaway-texts.ts';

/** What the page shows after a button was pressed. */
export interface SpinAnswer extends EnquiryAnswer {
  /** Whether a code has been sent, and its field is shown. */
  hasCode?: boolean;
  /** Whether a code has just been sent. */
  isSent?: true;
  /** Whether a code has just been verified, which signs the visitor in. */
  isVerified?: true;
  /** What the wheel stops at. */
  draw?: DrawView;
}

/** The text fields of a posted form. */
export type Sent = Readonly<Record<string, string>>;

/** The headers that sign the visitor in; empty if no code was verified. */
export type SignInHeaders = Readonly<{ 'set-cookie'?: string }>;

/** The result, which the wheel shows. */
export function drawn(draw: Draw, settings: SiteSettings, headers: SignInHeaders = {}) {
  const answer: SpinAnswer = { faults: [], values: {}, draw: drawView(draw, settings) };
  return data<SpinAnswer>({ ...answer, ...verifiedBy(headers) }, { headers: { ...headers } });
}

/** The form with its faults. */
export function refused(
  status: number,
  faults: FieldFault[],
  sent: Sent,
  headers: SignInHeaders = {},
) {
  const answer: SpinAnswer = {
    ...refusedForm(faults, sent),
    hasCode: 'code' in sent,
    ...verifiedBy(headers),
  };
  return data(answer, { status, headers: { ...headers } });
}

/** The form with an alert above it. */
export function failed(status: number, message: string, sent: Sent, headers: SignInHeaders = {}) {
  return refused(status, [{ field: '', message }], sent, headers);
}

/** @throws any other failure than an outage */
export function unavailable(error: unknown, sent: Sent, headers: SignInHeaders = {}) {
  if (!isUnavailable(error)) throw error;
  return failed(503, giveawayTexts.failed, sent, headers);
}

function verifiedBy(headers: SignInHeaders): Pick<SpinAnswer, 'isVerified'> {
  return headers['set-cookie'] === undefined ? {} : { isVerified: true };
}

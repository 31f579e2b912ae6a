import { data } from 'react-router';
import type { Draw } from '#domain/giveaway/draw.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type VerificationAnswer, verifiedBy } from '#web/verification/verification-answers.ts';
import type { SignInHeaders } from '#web/verification/verify-code.ts';
import { type DrawView, drawView } from './draw-view.ts';

/** What the page shows after a button was pressed. */
export interface SpinAnswer extends VerificationAnswer {
  /** What the wheel stops at. */
  draw?: DrawView;
}

/** The result, which the wheel shows. */
export function drawn(draw: Draw, settings: SiteSettings, headers: SignInHeaders = []) {
  const answer: SpinAnswer = { faults: [], values: {}, draw: drawView(draw, settings) };
  return data<SpinAnswer>({ ...answer, ...verifiedBy(headers) }, { headers });
}

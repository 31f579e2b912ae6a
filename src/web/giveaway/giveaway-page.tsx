import '#web/content/content-page.css';
import './giveaway-page.css';
import './drawn-result.css';
import { useEffect, useRef, type Ref } from 'react';
import { noteSignIn } from '#web/account/signed-in-browser.ts';
import { endForm } from '#web/enquiry/form/draft/end-form.ts';
import { useSite } from '#web/site/use-site.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import type { DrawView } from './draw-view.ts';
import { giveawayTexts } from './giveaway-texts.ts';
import type { GiveawayView } from './giveaway-view.ts';
import { PrizeList } from './prize-list.tsx';
import type { SpinAnswer } from './spin-answer.ts';
import { SPIN_DRAFT, SpinForm } from './spin-form.tsx';
import { useTurningWheel } from './use-turning-wheel.ts';
import { restingAngle } from './wheel-view.ts';
import { Wheel } from './wheel.tsx';

interface GiveawayPageProps {
  view: GiveawayView;
  answer: SpinAnswer | undefined;
}

/** The wheel with the form or the result beside it; below them the prizes, their chances and the terms. */
export function GiveawayPage({ view, answer }: GiveawayPageProps) {
  const { name, text, period, closed, wheel, prizes, chancesAt } = view;
  const draw = answer?.draw ?? view.draw;
  const disc = useRef<SVGGElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const resting = draw ? restingAngle(wheel, draw.prize) : 0;
  const isTurning = useTurningWheel(disc, draw?.id, resting);
  useNotedAnswer(answer);
  const { slug } = useSite();
  const hasDrawn = draw !== undefined;
  useEffect(() => {
    if (hasDrawn) endForm(slug, { draft: SPIN_DRAFT, submission: SPIN_DRAFT });
  }, [hasDrawn, slug]);
  useFocusAfter(isTurning, result);

  return (
    <div className="content-page page-width giveaway">
      <header className="giveaway-head stack gap-2">
        <p className="content-kicker">{closed === undefined ? period : 'Spin to win'}</p>
        <h1>{name}</h1>
        {text && <p className="soft large">{text}</p>}
      </header>
      <div className="giveaway-columns stack gap-6">
        <Wheel wheel={wheel} resting={resting} disc={disc} />
        <div className="giveaway-side">
          {/* exists before it is filled, so that screen readers announce the result */}
          <output className="sr-only">{announcement(draw, isTurning)}</output>
          {isTurning && (
            <p className="giveaway-turning tinted pad-5 large" aria-hidden="true">
              {giveawayTexts.turning}
            </p>
          )}
          {draw && !isTurning && <DrawnResult draw={draw} heading={result} />}
          {!draw && closed !== undefined && (
            <p className="giveaway-closed tinted pad-5 large">{closed}</p>
          )}
          {!draw && closed === undefined && (
            <SpinForm form={view.form} spinner={view.spinner} answer={answer} />
          )}
          {!draw && view.signIn !== undefined && (
            <p className="giveaway-earlier">
              {giveawayTexts.earlier}{' '}
              <a href={view.signIn} className="row-inline touch">
                {giveawayTexts.signIn}
              </a>
            </p>
          )}
        </div>
      </div>
      <PrizeList prizes={prizes} chancesAt={chancesAt} />
      <Terms terms={view.terms} permits={view.permits} />
    </div>
  );
}

function announcement(draw: DrawView | undefined, isTurning: boolean): string {
  return isTurning ? giveawayTexts.turning : (draw?.heading ?? '');
}

function Terms({ terms, permits }: Pick<GiveawayView, 'terms' | 'permits'>) {
  return (
    <section
      aria-labelledby="giveaway-terms"
      className="content-section giveaway-terms soft small stack gap-3"
    >
      <h2 id="giveaway-terms">Terms</h2>
      {terms.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {permits.length > 0 && <p>{permits.join(' · ')}</p>}
    </section>
  );
}

/** Records the steps that analytics follows, and that this browser has signed in. */
function useNotedAnswer(answer: SpinAnswer | undefined): void {
  useEffect(() => {
    if (answer?.isSent === 'now') recordEvent('codeSent');
    if (!answer?.isVerified) return;
    recordEvent('codeVerified');
    noteSignIn();
  }, [answer]);
}

/** Moves the focus to the result when the wheel has stopped. */
function useFocusAfter(isTurning: boolean, result: { current: HTMLElement | null }): void {
  const wasTurning = useRef(false);
  useEffect(() => {
    if (wasTurning.current && !isTurning) result.current?.focus();
    wasTurning.current = isTurning;
  }, [isTurning, result]);
}

interface DrawnResultProps {
  draw: DrawView;
  /** Receives the focus when the wheel has stopped. */
  heading: Ref<HTMLHeadingElement>;
}

/** What the shopper has won, and how to claim it. */
function DrawnResult({ draw, heading }: DrawnResultProps) {
  const { isPrize, text, claimCode, when } = draw;
  return (
    <div className="drawn-result shaded stack gap-4" data-prize={isPrize}>
      <h2 ref={heading} tabIndex={-1}>
        {draw.heading}
      </h2>
      <p>{text}</p>
      {claimCode !== undefined && (
        <p className="drawn-claim stack gap-1">
          Your claim code
          <strong>{claimCode}</strong>
          Show it to us to collect your prize.
        </p>
      )}
      <p className="soft small">
        Drawn on {when}. {giveawayTexts.onePerPhone}
      </p>
    </div>
  );
}

import './drawn-result.css';
import type { Ref } from 'react';
import type { DrawView } from './draw-view.ts';
import { giveawayTexts } from './giveaway-texts.ts';

interface DrawnResultProps {
  draw: DrawView;
  /** Receives the focus when the wheel has stopped. */
  heading: Ref<HTMLHeadingElement>;
}

/** What the shopper has won, and how to claim it. */
export function DrawnResult({ draw, heading }: DrawnResultProps) {
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

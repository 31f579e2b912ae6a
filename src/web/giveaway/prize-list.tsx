import '#web/content/content-page.css';
import './prize-list.css';
import { giveawayTexts } from './giveaway-texts.ts';
import type { GiveawayView } from './giveaway-view.ts';
import type { PrizeView } from './prize-view.ts';

/** The prizes with the chance of each in the next spin. */
export function PrizeList({ prizes, chancesAt }: Pick<GiveawayView, 'prizes' | 'chancesAt'>) {
  const hasChances = prizes.some(({ chance }) => chance !== undefined);
  return (
    <section aria-labelledby="giveaway-prizes" className="content-section">
      <h2 id="giveaway-prizes">Prizes and chances</h2>
      <ul className="prize-list">
        {prizes.map((prize) => (
          <Prize key={prize.id} prize={prize} />
        ))}
      </ul>
      {hasChances && (
        <p className="soft small prize-list-note">
          Chances are for the next spin, worked out on {chancesAt}. {giveawayTexts.chances}{' '}
          {giveawayTexts.slices}
        </p>
      )}
    </section>
  );
}

function Prize({ prize: { label, text, chance, note, isGone } }: { prize: PrizeView }) {
  return (
    <li data-gone={isGone}>
      <strong>{label}</strong>
      {note && <span className="prize-list-standing soft small">{note}</span>}
      {chance && <span className="prize-list-chance">{chance}</span>}
      {text && <p className="soft">{text}</p>}
    </li>
  );
}

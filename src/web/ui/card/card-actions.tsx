import './card-actions.css';
import type { CardView } from '#web/search/results/card-view.ts';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The number of actions shown as buttons; the others are links below. */
const BUTTONS = 2;

/** A vehicle's actions, the most important first; calling has its own button. */
export function CardActions({ card }: { card: CardView }) {
  const actions = card.actions.filter(({ kind }) => kind !== 'call');
  const call = card.actions.find(({ kind }) => kind === 'call');
  const others = actions.slice(BUTTONS);
  return (
    <div className="card-actions cluster">
      {actions.slice(0, BUTTONS).map((action, index) => (
        <a
          key={action.kind}
          href={action.href}
          className={`button ${index === 0 ? 'button-action' : 'button-quiet'}`}
          // twenty links are called "Enquire", so the label names the vehicle
          aria-label={`${action.label}: ${card.title}`}
        >
          {action.label}
        </a>
      ))}
      {call?.phone && (
        <PhoneLink
          phone={call.phone}
          vehicleId={card.id}
          className="button button-quiet card-call"
          isIconOnly
        >
          {(number) => (
            <>
              <Icon name="phone" />
              <span className="sr-only">
                {call.label} about the {card.title}: {number}
              </span>
            </>
          )}
        </PhoneLink>
      )}
      {others.length > 0 && (
        <p className="card-links">
          {others.map((action) => (
            <a key={action.kind} href={action.href} aria-label={`${action.label}: ${card.title}`}>
              {action.label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

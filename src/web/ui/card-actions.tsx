import type { CardView } from '#web/search/card-view.ts';

/** What can be done about a vehicle: the foremost as buttons, the others as links below. */
export function CardActions({ card, buttons }: { card: CardView; buttons: number }) {
  const { actions } = card;
  const others = actions.slice(buttons);
  return (
    <div className="card-actions">
      {actions.slice(0, buttons).map((action, index) => (
        <a
          key={action.kind}
          href={action.href}
          className={`button ${index === 0 ? 'button-action' : 'button-quiet'}`}
          // of twenty links called "Enquire" each says to which vehicle it belongs
          aria-label={`${action.label}: ${card.title}`}
        >
          {action.label}
        </a>
      ))}
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

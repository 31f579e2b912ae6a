import '#web/ui/text-button.css';
import './saved-page.css';
import type { CardView } from '#web/search/results/card-view.ts';
import type { TemplateParts } from '#web/templates/template.ts';
import type { SavedVehicle } from './use-saved.ts';

interface SavedEntryProps {
  vehicle: SavedVehicle;
  card: CardView | undefined;
  isLoaded: boolean;
  /** Ticked for the comparison. */
  isPicked: boolean;
  /** Whether there is room in the comparison. */
  canPick: boolean;
  onPick(isPicked: boolean): void;
  onRemove(): void;
  ResultCard: TemplateParts['ResultCard'];
}

/** A saved vehicle: its card with a tick for the comparison; one that is no longer listed is shown as such. */
export function SavedEntry(props: SavedEntryProps) {
  const { vehicle, card, isLoaded, isPicked, canPick, onPick, onRemove, ResultCard } = props;
  const name = card?.title ?? vehicle.name ?? 'A vehicle you saved';
  if (!isLoaded) return <li className="saved-wait" aria-busy="true" aria-label={name} />;
  return (
    <li className="saved-entry">
      {card ? <ResultCard card={card} eager={false} /> : <Gone name={name} />}
      <div className="saved-entry-foot row between gap-3">
        {card && (
          <label className="row gap-2 touch">
            <input
              type="checkbox"
              checked={isPicked}
              disabled={!isPicked && !canPick}
              onChange={({ target }) => onPick(target.checked)}
            />
            Compare<span className="sr-only"> {name}</span>
          </label>
        )}
        <button
          type="button"
          className="saved-remove text-button touch"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </li>
  );
}

function Gone({ name }: { name: string }) {
  return (
    <div className="saved-gone stack gap-2 pad-5">
      <h3>{name}</h3>
      <p className="soft">
        This one is no longer listed. <a href="/search">See what is in stock</a>
      </p>
    </div>
  );
}

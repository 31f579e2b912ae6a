import '#web/ui/results.css';
import '#web/ui/card/card-grid.css';
import './saved-page.css';
import { useState } from 'react';
import type { SavedList } from '#site/saved-list.ts';
import { MAX_COMPARED } from '#web/compare/compare-address.ts';
import type { LoadedCards } from '#web/search/results/use-cards.ts';
import type { TemplateParts } from '#web/templates/template.ts';
import { ComparisonNote } from '#web/ui/card/comparison-note.tsx';
import { CompareBar } from './compare-bar.tsx';
import { SavedEntry } from './saved-entry.tsx';
import { useRemoveSaved } from './use-remove-saved.ts';
import type { SavedVehicle } from './use-saved.ts';

interface SavedVehiclesProps {
  saved: readonly SavedVehicle[];
  list: SavedList;
  cards: LoadedCards['cards'];
  ResultCard: TemplateParts['ResultCard'];
}

/** The cards of the saved vehicles. In a list for comparing, the first ones are ticked until the shopper ticks others. */
export function SavedVehicles({ saved, list, cards, ResultCard }: SavedVehiclesProps) {
  const [ticked, setTicked] = useState<readonly number[]>();
  const remove = useRemoveSaved();
  const shown = saved.flatMap(({ id }) => cards.get(id) ?? []);
  const first = list === 'compare' ? shown.slice(0, MAX_COMPARED).map(({ id }) => id) : [];
  const picked = shown.filter(({ id }) => (ticked ?? first).includes(id));
  const pickedIds = picked.map(({ id }) => id);
  return (
    <section aria-labelledby="saved-vehicles" className="stack gap-4">
      <h2 id="saved-vehicles" className="sr-only">
        Your list
      </h2>
      <ul className="results card-grid">
        {saved.map((vehicle) => (
          <SavedEntry
            key={vehicle.id}
            vehicle={vehicle}
            card={cards.get(vehicle.id)}
            isLoaded={cards.has(vehicle.id)}
            isPicked={pickedIds.includes(vehicle.id)}
            canPick={picked.length < MAX_COMPARED}
            onPick={(isPicked) =>
              setTicked(
                isPicked
                  ? [...pickedIds, vehicle.id]
                  : pickedIds.filter((other) => other !== vehicle.id),
              )
            }
            onRemove={() => void remove(vehicle.id)}
            ResultCard={ResultCard}
          />
        ))}
        <ComparisonNote cards={shown} />
      </ul>
      {shown.length > 1 && <CompareBar picked={picked} />}
    </section>
  );
}

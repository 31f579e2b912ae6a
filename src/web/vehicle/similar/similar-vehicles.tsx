import '#web/ui/results.css';
import '#web/ui/card/card-grid.css';
import './similar-vehicles.css';
import { useEffect, useState } from 'react';
import { SIMILAR_SHOWN } from '#domain/vehicle/similar-vehicles.ts';
import type { CardView } from '#web/search/results/card-view.ts';
import { useSite } from '#web/site/use-site.ts';
import type { ComparisonNote } from '#web/ui/card/comparison-note.tsx';
import type { LoadTemplatePart, TemplateParts } from '#web/templates/template.ts';
import { useEntered } from '#web/ui/use-entered.ts';

/** The request starts when the section is one screen height below the viewport. */
const oneScreenAhead = { rootMargin: '100%' };

interface SimilarVehiclesProps {
  slug: string;
  title: string;
  /** The address of a search for similar vehicles, for visitors without script. */
  search: string;
  /** Imports the template's cards, which this page does not include. Must be the same function on every render. */
  loadPart: LoadTemplatePart;
}

/**
 * Similar vehicles, fetched when the section approaches the viewport: placeholders first; removed if the request fails.
 */
export function SimilarVehicles({ slug, title, search, loadPart }: SimilarVehiclesProps) {
  const { template } = useSite();
  const [shown, setShown] = useState<LoadedCards>();
  const { ref, hasEntered } = useEntered<HTMLElement>(oneScreenAhead);
  useEffect(() => {
    if (!hasEntered) return;
    // the page does not include the script and styles of cards
    Promise.all([
      similarCards(slug),
      loadPart(template, 'ResultCard'),
      import('#web/ui/card/comparison-note.tsx'),
    ]).then(
      ([cards, ResultCard, { ComparisonNote }]) =>
        setShown({ cards, parts: { ResultCard, ComparisonNote } }),
      (error: unknown) => {
        console.warn('Similar vehicles could not be loaded, so the section is removed', error);
        setShown({ cards: [] });
      },
    );
  }, [slug, template, loadPart, hasEntered]);

  if (shown?.cards.length === 0) return null;
  const { cards = [], parts } = shown ?? {};
  return (
    <section ref={ref} aria-labelledby="similar" className="similar">
      <h2 id="similar">{title}</h2>
      <ul className="results card-grid similar-cards needs-script" aria-busy={shown === undefined}>
        {parts === undefined
          ? Array.from({ length: SIMILAR_SHOWN }, (_, index) => (
              <li key={index} className="card-skeleton shaded" aria-hidden="true" />
            ))
          : cards.map((card) => (
              <li key={card.id}>
                <parts.ResultCard card={card} eager={false} />
              </li>
            ))}
      </ul>
      {parts && <parts.ComparisonNote cards={cards} as="div" />}
      <p>
        <a href={search}>See more like this</a>
      </p>
    </section>
  );
}

interface LoadedCards {
  cards: readonly CardView[];
  /** Absent if there is nothing to show. */
  parts?: Pick<TemplateParts, 'ResultCard'> & { ComparisonNote: typeof ComparisonNote };
}

async function similarCards(slug: string): Promise<readonly CardView[]> {
  const answer = await fetch(`/cars/${slug}/similar.json`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  // the response of `similar-route.ts`
  return ((await answer.json()) as { cards: CardView[] }).cards;
}

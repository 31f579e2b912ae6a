import { useEffect, useState } from 'react';
import { SIMILAR_SHOWN } from '#domain/vehicle/similar-vehicles.ts';
import type { CardView } from '#web/search/card-view.ts';
import { wholeStylesheet } from '#web/site/whole-stylesheet.ts';
import type { Template } from '#web/templates/template.ts';
import { useNearScreen } from '#web/ui/use-near-screen.ts';

interface SimilarVehiclesProps {
  slug: string;
  title: string;
  /** A search for the same, for those without script. */
  search: string;
  ResultCard: Template['ResultCard'];
}

/** What is like the vehicle, fetched when the shopper comes near: placeholders first, and nothing at all if it fails. */
export function SimilarVehicles({ slug, title, search, ResultCard }: SimilarVehiclesProps) {
  const [cards, setCards] = useState<readonly CardView[]>();
  const { ref, isNear } = useNearScreen<HTMLElement>();
  useEffect(() => {
    if (!isNear) return;
    // this page's own styles have none for cards
    Promise.all([similarCards(slug), wholeStylesheet()]).then(
      ([found]) => setCards(found),
      (error: unknown) => {
        console.warn('Similar vehicles could not be fetched', error);
        setCards([]);
      },
    );
  }, [slug, isNear]);

  if (cards?.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby="similar" className="similar">
      <h2 id="similar">{title}</h2>
      <ul className="results needs-script" aria-busy={cards === undefined}>
        {cards === undefined
          ? Array.from({ length: SIMILAR_SHOWN }, (_, index) => (
              <li key={index} className="card-skeleton" aria-hidden="true" />
            ))
          : cards.map((card) => (
              <li key={card.id}>
                <ResultCard card={card} eager={false} />
              </li>
            ))}
      </ul>
      <p>
        <a href={search}>See more like this</a>
      </p>
    </section>
  );
}

async function similarCards(slug: string): Promise<readonly CardView[]> {
  const answer = await fetch(`/cars/${slug}/similar.json`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  // our own route's answer
  return ((await answer.json()) as { cards: CardView[] }).cards;
}

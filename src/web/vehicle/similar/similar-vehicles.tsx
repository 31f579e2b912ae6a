import { useEffect, useState } from 'react';
import { SIMILAR_SHOWN } from '#domain/vehicle/similar-vehicles.ts';
import type { CardView } from '#web/search/card-view.ts';
import { wholeStylesheet } from '#web/site/whole-stylesheet.ts';
import { useSite } from '#web/site/use-site.ts';
import { loadTemplateLists, templateListsOf } from '#web/templates/template-registry.ts';
import { useNearScreen } from '#web/ui/use-near-screen.ts';

interface SimilarVehiclesProps {
  slug: string;
  title: string;
  /** A search for the same, for those without script. */
  search: string;
}

/** What is like the vehicle, fetched when the shopper comes near: placeholders first, and nothing at all if it fails. */
export function SimilarVehicles({ slug, title, search }: SimilarVehiclesProps) {
  const { template } = useSite();
  const [cards, setCards] = useState<readonly CardView[]>();
  const { ref, isNear } = useNearScreen<HTMLElement>();
  useEffect(() => {
    if (!isNear) return;
    // this page comes without the styles and the script of cards
    Promise.all([similarCards(slug), wholeStylesheet(), loadTemplateLists(template)]).then(
      ([found]) => setCards(found),
      (error: unknown) => {
        console.warn('Similar vehicles could not be fetched', error);
        setCards([]);
      },
    );
  }, [slug, template, isNear]);

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
                <Card template={template} card={card} />
              </li>
            ))}
      </ul>
      <p>
        <a href={search}>See more like this</a>
      </p>
    </section>
  );
}

function Card({ template, card }: { template: string; card: CardView }) {
  const { ResultCard } = templateListsOf(template);
  return <ResultCard card={card} eager={false} />;
}

async function similarCards(slug: string): Promise<readonly CardView[]> {
  const answer = await fetch(`/cars/${slug}/similar.json`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  // our own route's answer
  return ((await answer.json()) as { cards: CardView[] }).cards;
}

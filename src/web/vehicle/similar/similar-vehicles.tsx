import { useEffect, useState } from 'react';
import { SIMILAR_SHOWN } from '#domain/vehicle/similar-vehicles.ts';
import type { CardView } from '#web/search/results/card-view.ts';
import { wholeStylesheet } from '#web/site/whole-stylesheet.ts';
import { useSite } from '#web/site/use-site.ts';
import type { TemplateLists } from '#web/templates/template.ts';
import { useNearScreen } from '#web/ui/use-near-screen.ts';

interface SimilarVehiclesProps {
  slug: string;
  title: string;
  /** A search for the same, for those without script. */
  search: string;
  /** Fetches the template's cards: this page comes without them. The same function at every render. */
  loadLists(template: string): Promise<TemplateLists>;
}

/** What is like the vehicle, fetched when the shopper comes near: placeholders first, and nothing at all if it fails. */
export function SimilarVehicles({ slug, title, search, loadLists }: SimilarVehiclesProps) {
  const { template } = useSite();
  const [shown, setShown] = useState<Shown>();
  const { ref, isNear } = useNearScreen<HTMLElement>();
  useEffect(() => {
    if (!isNear) return;
    // this page comes without the styles and the script of cards
    Promise.all([similarCards(slug), loadLists(template), wholeStylesheet()]).then(
      ([cards, { ResultCard }]) => setShown({ cards, ResultCard }),
      (error: unknown) => {
        console.warn('Similar vehicles could not be fetched', error);
        setShown({ cards: [] });
      },
    );
  }, [slug, template, loadLists, isNear]);

  if (shown?.cards.length === 0) return null;
  const { cards = [], ResultCard } = shown ?? {};
  return (
    <section ref={ref} aria-labelledby="similar" className="similar">
      <h2 id="similar">{title}</h2>
      <ul className="results needs-script" aria-busy={shown === undefined}>
        {ResultCard === undefined
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

interface Shown {
  cards: readonly CardView[];
  /** Absent where there is nothing to show. */
  ResultCard?: TemplateLists['ResultCard'];
}

async function similarCards(slug: string): Promise<readonly CardView[]> {
  const answer = await fetch(`/cars/${slug}/similar.json`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  // our own route's answer
  return ((await answer.json()) as { cards: CardView[] }).cards;
}

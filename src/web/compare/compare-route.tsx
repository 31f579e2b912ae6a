import '#web/ui/message-page.css';
import './compare-route.css';
import { useEffect } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { favourites, toggleFavourite } from '#web/favourites/favourites.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import type { Route } from './+types/compare-route.ts';
import { comparedLines, type ComparedLine } from '#domain/vehicle/display/compared-lines.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { cardView, type CardView } from '#web/search/results/card-view.ts';

/** As many vehicles as fit side by side on a screen. */
const MAX_COMPARED = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, now, origin, vehicle } = context.get(requestServices);
  const slugs = [...new Set(url.searchParams.getAll('car'))].slice(0, MAX_COMPARED);
  const found = await Promise.all(slugs.map((slug) => vehicle(slug)));
  const vehicles = found.filter((one) => one !== undefined);
  return {
    view: compareView(vehicles, site.settings, now),
    meta: pageMeta({
      title: `Compare | ${site.settings.name}`,
      description: `Up to ${MAX_COMPARED} vehicles of ${site.settings.name} side by side.`,
      canonical: '/compare',
      origin,
      settings: site.settings,
      trail: [{ name: 'Compare', path: '/compare' }],
      noindex: true,
    }),
  };
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function CompareRoute() {
  const { view } = useLoaderData<typeof loader>();
  const { slug: site, vehicleType } = useSite();
  const navigate = useNavigate();
  const isEmpty = view.vehicles.length === 0;
  useEffect(() => {
    // the address contains the vehicles, so that a comparison can be shared; without any, start from the favourites
    const saved = favourites.entries(site).slice(0, MAX_COMPARED);
    if (isEmpty && saved.length > 0) {
      void navigate(compareAddress(saved.map(({ slug }) => slug)), { replace: true });
    }
  }, [isEmpty, navigate, site]);

  function removeFavourite(slug: string): void {
    const entry = favourites.entries(site).find((favourite) => favourite.slug === slug);
    if (entry) toggleFavourite(site, entry);
  }

  if (isEmpty) {
    return (
      <div className="message-page">
        <h1>Compare {vehicleType.plural}</h1>
        <p>Add up to four {vehicleType.plural} to your favourites to compare them here.</p>
        <p className="message-links cluster gap-3">
          <a href="/search" className="button button-action">
            See all {vehicleType.plural}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className="compare-page page-width">
      <h1>Compare {vehicleType.plural}</h1>
      <section className="compare-scroll" aria-label="Comparison">
        <table>
          <thead>
            <tr>
              <td>
                <span className="sr-only">Specification</span>
              </td>
              {view.vehicles.map(({ card, slug, remove }) => (
                <th key={slug} scope="col">
                  {card.pictures[0] && <Picture picture={card.pictures[0]} sizes="16rem" />}
                  <a href={card.href}>{card.title}</a>
                  {card.subtitle && (
                    <span className="compare-subtitle soft small">{card.subtitle}</span>
                  )}
                  <a
                    href={remove}
                    className="small touch row-inline"
                    onClick={() => removeFavourite(slug)}
                  >
                    Remove<span className="sr-only"> {card.title}</span>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.lines.map((line) => (
              <tr key={line.label} data-differs={line.differs || undefined}>
                <th scope="row">
                  {line.label}
                  {line.differs && <span className="sr-only"> (differs)</span>}
                </th>
                {line.values.map((value, index) => (
                  <td key={view.vehicles[index]?.slug}>{value ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="compare-note soft small">
        Highlighted rows show where the {vehicleType.plural} differ.
      </p>
    </div>
  );
}

interface CompareView {
  vehicles: { card: CardView; slug: string; remove: string }[];
  lines: ComparedLine[];
}

function compareView(vehicles: readonly Vehicle[], settings: SiteSettings, now: Date): CompareView {
  const slugs = vehicles.map(({ slug }) => slug);
  const cards = vehicles.map((vehicle) => cardView(vehicle, settings, now));
  const prices = cards.map(({ price }) => [price.text, price.label].filter(Boolean).join(' '));
  const price = { label: 'Price', values: prices, differs: new Set(prices).size > 1 };
  return {
    vehicles: cards.map((card, index) => {
      const slug = slugs[index] ?? '';
      return { card, slug, remove: compareAddress(slugs.filter((other) => other !== slug)) };
    }),
    lines: vehicles.length === 0 ? [] : [price, ...comparedLines(vehicles)],
  };
}

function compareAddress(slugs: readonly string[]): string {
  const parameters = new URLSearchParams(slugs.map((slug) => ['car', slug]));
  return slugs.length === 0 ? '/compare' : `/compare?${parameters}`;
}

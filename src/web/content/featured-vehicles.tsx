import type { SiteView } from '#web/site/site-view.ts';
import { templateOf } from '#web/templates/template-registry.ts';
import type { HomeView } from './home-view.ts';

/** The first vehicles of the stock, in the template's own cards. */
export function FeaturedVehicles({ home, site }: { home: HomeView; site: SiteView }) {
  const { ResultCard } = templateOf(site.template);
  return (
    <section aria-labelledby="featured" className="home-section">
      <div className="section-head">
        <h2 id="featured">In stock now</h2>
        <a href="/search">See all {site.vehicleType.plural}</a>
      </div>
      <ul className="results">
        {home.featured.map((card) => (
          <li key={card.id}>
            <ResultCard card={card} eager={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

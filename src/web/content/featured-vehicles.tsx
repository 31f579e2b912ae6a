import type { SiteView } from '#web/site/site-view.ts';
import type { TemplateLists } from '#web/templates/template.ts';
import type { HomeView } from './home-view.ts';

interface FeaturedVehiclesProps {
  home: HomeView;
  site: SiteView;
  /** Handed in: a template's parts must not import the registry, which waits for the templates. */
  ResultCard: TemplateLists['ResultCard'];
}

/** The first vehicles of the stock, in the template's own cards. */
export function FeaturedVehicles({ home, site, ResultCard }: FeaturedVehiclesProps) {
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

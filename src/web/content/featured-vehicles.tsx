import '#web/content/home/home-section.css';
import '#web/ui/results.css';
import '#web/ui/card/card-grid.css';
import './section-head.css';
import type { SiteView } from '#web/site/site-view.ts';
import type { TemplateParts } from '#web/templates/template.ts';
import type { HomeView } from './home-view.ts';

interface FeaturedVehiclesProps {
  home: HomeView;
  site: SiteView;
  /** Passed in, because a template's parts must not import the registry that loads the templates. */
  ResultCard: TemplateParts['ResultCard'];
}

/** The first vehicles in stock, in the template's cards. */
export function FeaturedVehicles({ home, site, ResultCard }: FeaturedVehiclesProps) {
  return (
    <section aria-labelledby="featured" className="home-section">
      <div className="section-head">
        <h2 id="featured">In stock now</h2>
        <a href="/search">See all {site.vehicleType.plural}</a>
      </div>
      <ul className="results card-grid">
        {home.featured.map((card) => (
          <li key={card.id}>
            <ResultCard card={card} eager={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import './home.css';
import '#web/content/home/home-section.css';
import { FeaturedVehicles } from '#web/content/featured-vehicles.tsx';
import { PriceSearch } from '#web/content/home/price-search.tsx';
import { HeroLinks } from '#web/content/hero-links.tsx';
import { QuickSearch } from '#web/content/quick-search.tsx';
import { Tiles } from '#web/content/tiles.tsx';
import type { HomeView } from '#web/content/home-view.ts';
import type { SiteView } from '#web/site/site-view.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { ResultCard } from './result-card.tsx';

export function Home({ home, site }: { home: HomeView; site: SiteView }) {
  return (
    <div className="harbour-home">
      <section className="harbour-hero">
        <div>
          <p className="harbour-kicker">{home.stock}</p>
          <h1>{home.title}</h1>
          {home.text && <p className="harbour-hero-text">{home.text}</p>}
          <HeroLinks links={home.links} />
        </div>
        {home.picture && (
          <Picture
            picture={home.picture}
            sizes="(min-width: 1200px) 700px, 100vw"
            widest={1280}
            eager
            className="harbour-hero-picture"
          />
        )}
        <div className="harbour-quick-search">
          <QuickSearch home={home} />
        </div>
      </section>
      {home.priceSearch && <PriceSearch prices={home.priceSearch} showMe={home.showMe} />}
      {home.bodyTiles.length > 1 && (
        <section aria-labelledby="by-body" className="home-section">
          <h2 id="by-body">{home.bodiesTitle}</h2>
          <Tiles tiles={home.bodyTiles} />
        </section>
      )}
      <FeaturedVehicles home={home} site={site} ResultCard={ResultCard} />
    </div>
  );
}

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
    <div className="paddock-home">
      <section className="paddock-hero">
        {home.picture && (
          <Picture
            picture={home.picture}
            sizes="100vw"
            widest={1920}
            eager
            className="paddock-hero-picture"
          />
        )}
        <div className="paddock-hero-words">
          <h1>{home.title}</h1>
          {home.text && <p className="paddock-hero-text">{home.text}</p>}
          <HeroLinks links={home.links} />
        </div>
      </section>
      <div className="paddock-search-bar">
        <p>{home.stock}</p>
        <QuickSearch home={home} />
      </div>
      {home.priceSearch && <PriceSearch prices={home.priceSearch} showMe={home.showMe} />}
      {home.bodyTiles.length > 1 && (
        <section aria-labelledby="by-body" className="home-section">
          <h2 id="by-body">{home.bodiesTitle}</h2>
          <Tiles tiles={home.bodyTiles} />
        </section>
      )}
      <section aria-labelledby="by-make" className="home-section">
        <h2 id="by-make">{home.makesTitle}</h2>
        <Tiles tiles={home.makes.slice(0, 12)} />
      </section>
      <FeaturedVehicles home={home} site={site} ResultCard={ResultCard} />
    </div>
  );
}

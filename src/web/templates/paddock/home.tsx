import { HeroLinks } from '#web/content/hero-links.tsx';
import { QuickSearch } from '#web/content/quick-search.tsx';
import type { HomeView } from '#web/content/home-view.ts';
import type { SiteView } from '#web/site/site-view.ts';
import { Picture } from '#web/ui/picture.tsx';
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
            className="hero-picture"
          />
        )}
        <div className="hero-words">
          <h1>{home.title}</h1>
          {home.text && <p className="hero-text">{home.text}</p>}
          <HeroLinks links={home.links} />
        </div>
      </section>
      <div className="paddock-search-bar">
        <p>{home.stock}</p>
        <QuickSearch home={home} />
      </div>
      <section aria-labelledby="by-make" className="home-section">
        <h2 id="by-make">Our makes</h2>
        <ul className="tiles">
          {home.makes.slice(0, 12).map((tile) => (
            <li key={tile.value}>
              <a href={tile.href} className="tile">
                <strong>{tile.label}</strong>
                <span>{tile.count.toLocaleString('en-AU')}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
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
    </div>
  );
}

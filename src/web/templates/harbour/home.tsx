import { HeroLinks } from '#web/content/hero-links.tsx';
import { QuickSearch } from '#web/content/quick-search.tsx';
import type { HomeView } from '#web/content/home-view.ts';
import type { SiteView } from '#web/site/site-view.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ResultCard } from './result-card.tsx';

export function Home({ home, site }: { home: HomeView; site: SiteView }) {
  return (
    <div className="harbour-home">
      <section className="harbour-hero">
        <div className="hero-words">
          <p className="hero-kicker">{home.stock}</p>
          <h1>{home.title}</h1>
          {home.text && <p className="hero-text">{home.text}</p>}
          <HeroLinks links={home.links} />
        </div>
        {home.picture && (
          <Picture
            picture={home.picture}
            sizes="(min-width: 1200px) 700px, 100vw"
            widest={1280}
            eager
            className="hero-picture"
          />
        )}
        <QuickSearch home={home} />
      </section>
      {home.bodies.length > 1 && (
        <section aria-labelledby="by-body" className="home-section">
          <h2 id="by-body">Browse by body type</h2>
          <ul className="tiles">
            {home.bodies.map((tile) => (
              <li key={tile.value}>
                <a href={tile.href} className="tile">
                  <strong>{tile.label}</strong>
                  <span>{tile.count.toLocaleString('en-AU')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
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

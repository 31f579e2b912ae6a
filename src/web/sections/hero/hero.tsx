import './hero.css';
import { SectionLinks } from '#web/sections/section-links.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { QuickSearch } from '#web/sections/quick-search/quick-search.tsx';
import { Picture } from '#web/ui/card/picture.tsx';
import { PlaceRating } from '#web/places/place-rating.tsx';
import type { SiteView } from '#web/site/site-view.ts';
import { OpenNow } from '#web/ui/frame/open-now.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { HeroFacts, HeroView } from './hero-view.ts';

/** A large heading beside or on a picture. The template says how the two stand to each other. */
export function Hero({ view, site, headingId, isFirst }: SectionProps<HeroView>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <>
      <div className="hero" data-has-picture={Boolean(view.picture)}>
        <div className="hero-words column">
          {view.kicker && <p className="hero-kicker">{view.kicker}</p>}
          <Heading id={headingId}>{view.title}</Heading>
          {view.text && <p className="hero-text">{view.text}</p>}
          <SectionLinks links={view.links} />
        </div>
        {view.picture && (
          <Picture
            picture={view.picture}
            sizes="100vw"
            widest={1920}
            eager={isFirst}
            className="hero-picture"
          />
        )}
      </div>
      {view.search && (
        <div className="hero-search">
          <QuickSearch view={view.search} />
        </div>
      )}
      {view.facts && <Facts facts={view.facts} openNow={site.openNow} />}
    </>
  );
}

interface FactsProps {
  facts: HeroFacts;
  openNow: SiteView['openNow'];
}

function Facts({ facts: { rating, texts, city }, openNow }: FactsProps) {
  const hours = city === undefined ? undefined : openNow;
  if (!rating && !hours && texts.length === 0) return null;
  return (
    <ul className="hero-facts page-width">
      {rating && (
        <li>
          <PlaceRating rating={rating} />
        </li>
      )}
      {texts.map((text) => (
        <li key={text}>
          <Icon name="check" />
          {text}
        </li>
      ))}
      {hours && (
        <li>
          <Icon name="pin" />
          <span>
            <OpenNow openNow={hours} /> in {city}
          </span>
        </li>
      )}
    </ul>
  );
}

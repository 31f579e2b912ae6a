import '#web/content/offers/offer-page.css';
import '#web/content/offers/offer-price.css';
import '#web/content/content-page.css';
import '#web/ui/chips.css';
import { ContentPicture } from '#web/content/listing/content-picture.tsx';
import { PhoneButton } from '#web/phone/phone-button.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { ModelHeadView } from './model-head-view.ts';

const SIZES = '(min-width: 992px) 700px, calc(100vw - 2rem)';

/** A manufacturer's model with its picture and what is in stock of it. */
export function ModelHead({ view, site, headingId, isFirst }: SectionProps<ModelHeadView>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="offer-page stack gap-5">
      {view.picture && <ContentPicture picture={view.picture} sizes={SIZES} eager={isFirst} />}
      <div className="offer-words stack gap-3">
        {view.isComing && <p className="content-kicker">Coming soon</p>}
        <Heading id={headingId}>{view.title}</Heading>
        {view.bodies.length > 0 && (
          <ul className="chips cluster gap-2" aria-label="Body types">
            {view.bodies.map((body) => (
              <li key={body.href}>
                <a href={body.href} className="chip row-inline gap-1">
                  {body.label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {view.from && (
          <p>
            In stock from <strong className="offer-price">{view.from.text}</strong>{' '}
            {view.from.basis}
          </p>
        )}
        <p className="content-actions cluster gap-3">
          {view.inStock && (
            <a href={view.inStock.href} className="button button-action">
              {view.inStock.label}
            </a>
          )}
          {view.build !== undefined && (
            <a
              href={view.build}
              className={`button ${view.inStock ? 'button-quiet' : 'button-action'}`}
            >
              Build and price
            </a>
          )}
          {site.phone && <PhoneButton phone={site.phone} />}
        </p>
        {!view.inStock && (
          <p>We have none in stock today. Give us a call and we can tell you when one arrives.</p>
        )}
      </div>
    </div>
  );
}

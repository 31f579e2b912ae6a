import './sticky-header.css';
import { Picture } from '#web/ui/card/picture.tsx';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { ENQUIRE_FOR_FINANCE } from '#web/finance/finance-texts.ts';
import type { VehicleView } from '#web/vehicle/vehicle-view.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Pixels. Source: specification 1, section 2, "Vehicle detail page". */
const APPEARS_AFTER = 500;
const offered = new Set(['finance', 'trade-in', 'find-similar']);

export interface StickyHeaderProps {
  view: VehicleView;
  picture: PictureView | undefined;
}

/**
 * The vehicle in one line, above a page that is scrolled down. It needs script, but only repeats content of the page.
 */
export function StickyHeader({ view, picture }: StickyHeaderProps) {
  const isShown = useScrolledPast(APPEARS_AFTER);
  if (!isShown) return null;
  const { price, estimate, glance, actions } = view;
  const offers = [actions.primary, ...actions.others].filter((button) => button !== undefined);
  return (
    <section className="sticky-header" aria-label={`${view.title}, in short`}>
      <div className="sticky-header-inner page-width row gap-4">
        {picture && <Picture picture={{ ...picture, alt: '' }} sizes="72px" widest={480} />}
        <div className="sticky-header-name">
          <strong>{view.title}</strong>
          <span className="soft small">
            {[view.subtitle, ...glance].filter(Boolean).join(' · ')}
          </span>
        </div>
        {view.available && (
          <div className="sticky-header-price">
            <strong>{price.text}</strong>
            {price.label && <span className="soft small">{price.label}</span>}
          </div>
        )}
        {estimate === ENQUIRE_FOR_FINANCE && (
          <div className="sticky-header-finance">
            <strong>{estimate}</strong>
          </div>
        )}
        {estimate && estimate !== ENQUIRE_FOR_FINANCE && (
          <div className="sticky-header-finance">
            <strong>
              {estimate.repayment} / {estimate.period}
            </strong>
            <a href="#finance-estimate" className="soft small">
              {estimate.rate}, comparison rate {estimate.comparisonRate}: see the warning
            </a>
          </div>
        )}
        <div className="sticky-header-actions">
          {offers
            .filter(({ kind }) => offered.has(kind))
            .map(({ kind, label, href }) => (
              <a key={kind} href={href} className="button button-quiet">
                {label}
              </a>
            ))}
        </div>
      </div>
    </section>
  );
}

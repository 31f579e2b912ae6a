import '#web/ui/message-page.css';
import './compare-route.css';
import { savedWords } from '#web/favourites/saved-words.ts';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What to do on a comparison without vehicles. @param hasGone whether the address names some that are not listed */
export function EmptyComparison({ hasGone }: { hasGone: boolean }) {
  const site = useSite();
  const { plural } = site.vehicleType;
  return (
    <div className="compare-empty message-page shaded">
      <span className="message-mark">
        <Icon name="compare" />
      </span>
      <h2>{hasGone ? `These ${plural} are no longer listed` : 'Nothing to compare yet'}</h2>
      <p>Pick two to four {plural}, and see price, repayment and every detail side by side.</p>
      <p className="message-links cluster gap-3">
        <a href="/search" className="button button-action">
          See all {plural}
        </a>
        {site.savedList && (
          <a href="/saved" rel="nofollow" className="button button-quiet">
            {savedWords(site.savedList, site).title}
          </a>
        )}
      </p>
    </div>
  );
}

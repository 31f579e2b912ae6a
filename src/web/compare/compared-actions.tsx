import '#web/ui/text-button.css';
import './comparison-table.css';
import { favourites } from '#web/favourites/favourites.ts';
import { useSite } from '#web/site/use-site.ts';
import type { ComparedVehicle } from './compare-view.ts';

/** What a shopper can do with a compared vehicle, and how it leaves the comparison. */
export function ComparedActions({ vehicle }: { vehicle: ComparedVehicle }) {
  const { slug: site, savedList } = useSite();
  const { actions, card, remove, slug } = vehicle;

  /** Where the list is a comparison, a vehicle that leaves one leaves the other. */
  function removeSaved(): void {
    if (savedList !== 'compare') return;
    const others = favourites.entries(site).filter((favourite) => favourite.slug !== slug);
    favourites.replace(site, others);
  }
  return (
    <div className="compared-actions stack gap-2">
      {actions.map(({ kind, label, href }, index) => (
        <a
          key={kind}
          href={href}
          className={`button ${index === 0 ? 'button-action' : 'button-quiet'}`}
          aria-label={`${label}: ${card.title}`}
        >
          {label}
        </a>
      ))}
      <a
        href={remove}
        rel="nofollow"
        className="compared-remove text-button small row-inline"
        onClick={removeSaved}
      >
        Remove<span className="sr-only"> {card.title}</span>
      </a>
    </div>
  );
}

import './saved-page.css';
import { compareAddress, MAX_COMPARED } from '#web/compare/compare-address.ts';
import { useCarriedTerms } from '#web/finance/carried-terms.ts';
import type { CardView } from '#web/search/results/card-view.ts';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Leads from the list to the comparison of the vehicles that are ticked; it stays at the foot of the screen. */
export function CompareBar({ picked }: { picked: readonly CardView[] }) {
  const { slug: site, vehicleType } = useSite();
  const { plural } = vehicleType;
  const terms = useCarriedTerms(site);
  const slugs = picked.map(({ href }) => href.replace(/^\/cars\/|\?.*$/g, ''));
  return (
    <div className="compare-bar floating row between gap-3">
      <output className="small">{hint(picked.length, plural)}</output>
      {slugs.length > 1 && (
        <a href={compareAddress(slugs, terms)} className="button button-action">
          <Icon name="compare" />
          Compare {slugs.length} {plural}
        </a>
      )}
    </div>
  );
}

function hint(count: number, vehicles: string): string {
  if (count === 0) return `Tick two or more ${vehicles} to compare them.`;
  if (count === 1) return 'Tick one more to compare.';
  if (count === MAX_COMPARED) return 'Four is the most.';
  return `${count} ticked`;
}

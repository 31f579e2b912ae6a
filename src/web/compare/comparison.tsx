import '#web/ui/note.css';
import './compare-route.css';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { AddVehicle } from './add-vehicle.tsx';
import { MAX_COMPARED } from './compare-address.ts';
import type { CompareView } from './compare-view.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { OnlyDifferences } from './only-differences.tsx';
import { StickyNames } from './sticky-names.tsx';

/** One to four vehicles side by side. */
export function Comparison({ view }: { view: CompareView }) {
  const { vehicles, missing } = view;
  const isAlone = vehicles.length === 1;
  const scroller = useRef<HTMLElement>(null);
  const onlyDifferences = useSearchParams()[0].get('only') === 'differences';
  return (
    <>
      {missing > 0 && (
        <p className="compare-missing note">
          {missing === 1 ? 'One of them is' : `${missing} of them are`} no longer listed.
        </p>
      )}
      <div className="compare-tools row between gap-3">
        {!isAlone && (
          <OnlyDifferences isOn={onlyDifferences} slugs={vehicles.map(({ slug }) => slug)} />
        )}
        {!isAlone && vehicles.length < MAX_COMPARED && <AddVehicle isAlone={false} />}
      </div>
      <div className="compare-frame" data-columns={vehicles.length}>
        {isAlone ? <AddVehicle isAlone /> : <StickyNames vehicles={vehicles} scroller={scroller} />}
        <section
          ref={scroller}
          className="compare-scroll"
          aria-label="Comparison"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
          tabIndex={0}
        >
          <ComparisonTable view={view} onlyDifferences={onlyDifferences} />
        </section>
      </div>
    </>
  );
}

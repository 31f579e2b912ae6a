import './key-information.css';
import type { SpecificationLine } from '#domain/vehicle/display/specification-lines.ts';
import { CollapsedList } from './collapsed-list.tsx';
import { LineList } from './line-list.tsx';

const SHOWN_LINES = 4;

export function KeyInformation({ lines }: { lines: readonly SpecificationLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section id="key-information" aria-label="Key information" className="key-information">
      <CollapsedList items={lines} shownCount={SHOWN_LINES} more="Show More" less="Show Less">
        {(some) => <LineList lines={some} className="highlights framed stack" />}
      </CollapsedList>
    </section>
  );
}

import './key-information.css';
import type { SpecificationLine } from '#domain/vehicle/display/specification-lines.ts';
import { CollapsedList } from './collapsed-list.tsx';
import { LineList } from './line-list.tsx';

const SHOWN_LINES = 4;

interface KeyInformationProps {
  /** In the order of their importance. */
  lines: readonly SpecificationLine[];
  /** Shorter words for some lines' values, by label. */
  short: Readonly<Record<string, string>>;
}

/** The facts that shoppers ask for first: four beside the price, the rest on request. */
export function KeyInformation({ lines: whole, short }: KeyInformationProps) {
  if (whole.length === 0) return null;
  const lines = whole.map(({ label, value }) => ({ label, value: short[label] ?? value }));
  return (
    <section id="key-information" aria-label="Key information" className="key-information">
      <CollapsedList
        items={lines}
        shownCount={SHOWN_LINES}
        more="Show More"
        less="Show Less"
        isSlim
      >
        {(some) => <LineList lines={some} className="key-facts" />}
      </CollapsedList>
    </section>
  );
}

import type { SpecificationLine } from '#domain/vehicle/display/specification-lines.ts';
import { FirstFew } from './first-few.tsx';
import { LineList } from './line-list.tsx';

const SEEN = 4;

export function KeyInformation({ lines }: { lines: readonly SpecificationLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section id="key-information" aria-label="Key information" className="key-information">
      <FirstFew items={lines} seen={SEEN} more="Show More" less="Show Less">
        {(some) => <LineList lines={some} className="highlights" />}
      </FirstFew>
    </section>
  );
}

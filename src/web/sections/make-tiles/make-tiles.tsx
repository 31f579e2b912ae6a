import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { StockTileLinks } from '#web/sections/stock-tiles/stock-tile-links.tsx';
import type { MakeTilesView } from './make-tiles-view.ts';

export function MakeTiles({ view, site, headingId, isFirst }: SectionProps<MakeTilesView>) {
  const { title, text, tiles } = view;
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={title} text={text} />
      <StockTileLinks tiles={tiles} makes={site.brand.franchises?.makes ?? []} />
    </>
  );
}

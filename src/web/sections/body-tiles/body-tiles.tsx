import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { StockTileLinks } from '#web/sections/stock-tiles/stock-tile-links.tsx';
import type { BodyTilesView } from './body-tiles-view.ts';

export function BodyTiles({ view, headingId, isFirst }: SectionProps<BodyTilesView>) {
  const { title, text, tiles } = view;
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={title} text={text} />
      <StockTileLinks tiles={tiles} />
    </>
  );
}

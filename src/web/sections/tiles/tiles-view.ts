import type { SectionContent } from '#site/pages/section-kinds.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

export interface TilesView {
  title: string | undefined;
  text: string | undefined;
  tiles: TileView[];
}

interface TileView {
  label: string;
  text: string | undefined;
  href: string;
  picture: PictureView | undefined;
}

export function tilesView({ title, text, tiles }: SectionContent<'tiles'>): TilesView {
  return {
    title,
    text,
    tiles: tiles.map((tile) => ({
      label: tile.label,
      text: tile.text,
      href: tile.href,
      picture: tile.picture && sectionPicture(tile.picture),
    })),
  };
}

import './home-link.css';
import type { SiteView } from '#web/site/site-view.ts';

interface LogoProps {
  site: SiteView;
  /** What it stands on: the page's paper, or the deep colour of footers. */
  ground: 'paper' | 'deep';
  /** Whether a text beside it names the dealer. */
  isDecorative?: boolean;
  /** For logos that are not visible when the page opens. */
  isLazy?: boolean;
}

/** The dealer's logo, in the version for its ground; nothing if the dealer has none. */
export function Logo({ site, ground, isDecorative = false, isLazy = false }: LogoProps) {
  const { logo } = site.brand;
  if (!logo) return null;
  const { src, width, height, hasPlate } = ground === 'paper' ? logo.onPaper : logo.onDeep;
  return (
    <img
      className={hasPlate ? 'logo logo-plate' : 'logo'}
      data-ground={ground}
      src={src}
      width={width}
      height={height}
      // the room stays the same while the file loads, and if it does not
      style={{ aspectRatio: `${width} / ${height}` }}
      alt={isDecorative ? '' : logo.alt}
      loading={isLazy ? 'lazy' : undefined}
    />
  );
}

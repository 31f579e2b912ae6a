import type { BrandFiles } from '#services/sites/brand-pictures.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { mix, readableOn, readablePaper } from '#site/theme/contrast.ts';

/** The largest height of a logo in CSS pixels; the template's header is a little higher. */
const MAX_HEIGHT = 56;
/** CSS pixels. */
const FRANCHISE_WIDTH = 84;
const FRANCHISE_HEIGHT = 32;

export interface LogoView {
  src: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** The dealer's logo on each of the theme's grounds. */
export interface DealerLogo {
  alt: string;
  onPaper: GroundedLogo;
  /** On the ground of footers and deep headers. */
  onDeep: GroundedLogo;
}

/** `hasPlate` for a logo that needs a lighter ground than the one it stands on. */
export type GroundedLogo = LogoView & { hasPlate: boolean };

export interface FranchisesView {
  title: string;
  makes: { name: string; href: string | undefined; logo: LogoView | undefined }[];
}

export interface BrandView {
  logo: DealerLogo | undefined;
  franchises: FranchisesView | undefined;
}

/** A site's logos. What cannot be read is absent, and pages show the name instead. */
export function brandView(
  { brand, theme, name }: Pick<SiteSettings, 'brand' | 'theme' | 'name'>,
  files: BrandFiles,
): BrandView {
  const { title, makes } = brand.franchises;
  return {
    logo: dealerLogo({ brand, theme, name }, files),
    franchises:
      makes.length === 0
        ? undefined
        : {
            title,
            makes: makes.map((make) => ({
              name: make.name,
              href: make.link,
              logo: logoView(make.logo, files, FRANCHISE_WIDTH, FRANCHISE_HEIGHT),
            })),
          },
  };
}

function dealerLogo(
  { brand: { logo }, theme, name }: Pick<SiteSettings, 'brand' | 'theme' | 'name'>,
  files: BrandFiles,
): DealerLogo | undefined {
  if (!logo) return undefined;
  const forLight = logoView(logo.image, files, logo.width, MAX_HEIGHT);
  const forDark = logoView(logo.on_dark, files, logo.width, MAX_HEIGHT);
  if (!forLight) return undefined;
  const on = (ground: string): GroundedLogo => {
    if (readableOn(ground) === '#000000') return { ...forLight, hasPlate: false };
    return forDark ? { ...forDark, hasPlate: false } : { ...forLight, hasPlate: true };
  };
  return {
    alt: logo.alt ?? name,
    onPaper: on(readablePaper(theme.paper)),
    // as in the variable --brand-deep
    onDeep: on(mix(theme.brand, '#000000', 0.35)),
  };
}

/** Fits a file into a box; its own ratio stays. */
function logoView(
  source: string | undefined,
  files: BrandFiles,
  maxWidth: number,
  maxHeight: number,
): LogoView | undefined {
  const file = source === undefined ? undefined : files.get(source);
  if (!file) return undefined;
  const width = Math.min(maxWidth, maxHeight * file.ratio);
  return {
    src: `/pictures/brand/${file.hash}.${file.format}`,
    width: Math.round(width),
    height: Math.round(width / file.ratio),
  };
}

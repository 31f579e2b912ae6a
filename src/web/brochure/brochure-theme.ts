import type { SiteSettings } from '#site/site-settings.ts';
import { themeVariables } from '#site/theme/theme-variables.ts';
import { typefaceOf } from '#web/site/typefaces.ts';

/** A dealer's colours and typefaces, adapted to white paper. */
export interface BrochureTheme {
  brand: string;
  onBrand: string;
  brandText: string;
  brandTint: string;
  ink: string;
  inkSoft: string;
  line: string;
  /** Font families: `Oswald`, `Figtree`. */
  display: string;
  body: string;
}

const WHITE = '#ffffff';

export function brochureTheme({ theme, template }: SiteSettings): BrochureTheme {
  const variables = themeVariables({ ...theme, paper: WHITE });
  const colour = (name: string): string => variables[name] ?? WHITE;
  const { display, body } = typefaceOf(theme, template);
  return {
    brand: colour('--brand'),
    onBrand: colour('--on-brand'),
    brandText: colour('--brand-text'),
    brandTint: colour('--brand-tint'),
    ink: colour('--ink'),
    inkSoft: colour('--ink-soft'),
    line: colour('--line'),
    display: firstFamily(display),
    body: firstFamily(body),
  };
}

/** The first family of a CSS font-family list. */
function firstFamily(families: string): string {
  return families.split(',')[0]?.replaceAll('"', '').trim() ?? '';
}

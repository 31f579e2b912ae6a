import { type LogoPng, logoPng } from '#partners/pictures/logo-png.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { BrandPictures } from './brand-pictures.ts';

/** CSS pixels. */
const MAX_HEIGHT = 56;

/** The dealer's logo for white grounds; undefined without one, or if it cannot be read. */
export async function logoOnWhite(
  { brand, name }: Pick<SiteSettings, 'brand' | 'name'>,
  pictures: Pick<BrandPictures, 'of'>,
): Promise<LogoPng | undefined> {
  if (!brand.logo) return undefined;
  const { image, width, alt } = brand.logo;
  const file = (await pictures.of({ brand })).get(image);
  return file && logoPng(file, { width, height: MAX_HEIGHT }, alt ?? name);
}

import { join } from 'node:path';
import sharp from 'sharp';
import { escapeXml } from '#domain/text/escape-xml.ts';
import type { BrandFile } from '#partners/pictures/brand-file.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { readableOn } from '#site/theme/contrast.ts';
import { initialsOf } from './icon-svg.ts';

export interface IconShape {
  /** The width and height in pixels. */
  pixels: number;
  /** Whether it has no transparent parts, which phones would show as black. */
  isFilled: boolean;
  /** The width of the picture as a share of the icon's. */
  share: number;
}

const font = join(import.meta.dirname, '../brochure/fonts/figtree-latin-bold.ttf');
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The initials' width as a share of the icon's. */
const INITIALS_SHARE = 0.58;

/** Draws a site's icon: its picture, else the initials of its name on its brand colour. */
export async function iconPng(
  { brand, theme, name }: Pick<SiteSettings, 'name' | 'theme' | 'brand'>,
  picture: BrandFile | undefined,
  { pixels, isFilled, share }: IconShape,
): Promise<Buffer> {
  const inner = Math.round(pixels * share);
  if (!picture) {
    const text = await drawnText(initialsOf(name), readableOn(theme.brand));
    return centred(text, Math.round(inner * INITIALS_SHARE), pixels, theme.brand);
  }
  const ground = isFilled ? (brand.icon?.ground ?? '#ffffff') : transparent;
  return centred(picture.bytes, inner, pixels, ground);
}

/** @param size the width and height that the picture may take */
async function centred(
  picture: Uint8Array,
  size: number,
  pixels: number,
  background: string | typeof transparent,
): Promise<Buffer> {
  // an SVG is drawn larger than it says, because it may declare any size
  const input = await sharp(picture, { density: 300 })
    .resize(size, size, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  return sharp({ create: { width: pixels, height: pixels, channels: 4, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function drawnText(text: string, colour: string): Promise<Buffer> {
  return sharp({
    text: {
      // a name without letters has a dot
      text: `<span foreground="${colour}">${escapeXml(text || '•')}</span>`,
      font: 'Figtree Bold, 200',
      fontfile: font,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
}

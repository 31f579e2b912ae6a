/** The available widths of a picture, in pixels. */
export const pictureWidths = [160, 320, 480, 720, 960, 1280, 1920] as const;
/** The widths of a panorama; a screen shows a quarter of it at a time. */
export const panoramaWidths = [1920, 3840] as const;
export type PictureWidth = (typeof pictureWidths | typeof panoramaWidths)[number];

export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A vehicle's series of pictures: its gallery, the frames of its spin, and its interior panorama. */
export const pictureSeries = ['gallery', 'spin', 'interior'] as const;
export type PictureSeries = (typeof pictureSeries)[number];

export interface PictureAddress {
  /**
   * A vehicle's id, `site` for pictures in the settings, `content` for pictures of offers and models. These
   * have no stable order, so the fingerprint alone identifies them and the index is 0.
   */
  owner: number | 'site' | 'content';
  series: PictureSeries;
  /** The picture's index in its series, from 0. */
  index: number;
  /** A hash of the source URL, so that a new picture gets a new address; a spin's frames share one. */
  fingerprint: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** `/pictures/{owner}/{index}-{fingerprint}`; callers append a width and format. */
export function pictureBase(owner: PictureAddress['owner'], index: number, source: string): string {
  return `/pictures/${owner}/${index}-${fingerprint(source)}`;
}

/** The base path of a vehicle's interior panorama; callers append a width of `panoramaWidths` and a format. */
export function interiorBase(vehicle: number, source: string): string {
  return `/pictures/${vehicle}/interior0-${fingerprint(source)}`;
}

/** FNV-1a, 32 bits; distinguishes picture URLs and is not cryptographic. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const form =
  /^\/pictures\/(site|content|\d{1,9})\/(spin|interior|)(\d{1,3})-([a-z0-9]{1,7})\/(\d{3,4})\.(\w{3,4})$/;

export function parsePictureAddress(path: string): PictureAddress | undefined {
  const [, owner, kind, index, print, width, format] = form.exec(path) ?? [];
  const series = pictureSeries.find((known) => known === (kind || 'gallery'));
  const widths = series === 'interior' ? panoramaWidths : pictureWidths;
  const knownWidth = widths.find((known) => String(known) === width);
  const knownFormat = pictureFormats.find((known) => known === format);
  if (!owner || !series || !index || !print || !knownWidth || !knownFormat) return undefined;
  return {
    owner: owner === 'site' || owner === 'content' ? owner : Number(owner),
    series,
    index: Number(index),
    fingerprint: print,
    width: knownWidth,
    format: knownFormat,
  };
}

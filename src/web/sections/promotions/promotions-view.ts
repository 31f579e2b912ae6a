import { minuteIn } from '#domain/time/minute-in.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

export interface PromotionsView {
  label: string;
  loops: boolean;
  slides: SlideView[];
  /** The first slide's, for shared links. */
  picture: PictureView | undefined;
}

export interface SlideView {
  /** Identifies the slide among its siblings. */
  key: string;
  name: string | undefined;
  description: string | undefined;
  picture: PictureView;
  href: string | undefined;
  link: string;
  /** Whether words stand on the picture. */
  hasOverlay: boolean;
  /** Whether the picture may fill a slide of another shape: it may contain words if its overlay is hidden. */
  mayCrop: boolean;
}

type Slide = SectionContent<'promotions'>['slides'][number];

/** Slides outside their time are left out. */
export function promotionsView(
  { label, loops, slides }: SectionContent<'promotions'>,
  { site, now }: RequestServices,
): PromotionsView | undefined {
  const minute = minuteIn(site.settings.time_zone, now);
  const shown = slides
    .filter(
      ({ starts = minute, ends }) => starts <= minute && (ends === undefined || minute < ends),
    )
    .map((slide, at) => ({
      key: `${at} ${slide.name ?? ''}`,
      name: slide.name,
      description: slide.description,
      picture: sectionPicture({
        ...slide.picture,
        // without an overlay the picture is all there is to read
        alt: slide.picture.alt || (hasWords(slide) ? '' : (slide.name ?? slide.link ?? label)),
      }),
      href: slide.href,
      link: slide.link ?? 'Find out more',
      hasOverlay: hasWords(slide),
      mayCrop: !slide.hide_overlay,
    }));
  return shown.length === 0
    ? undefined
    : { label, loops, slides: shown, picture: shown[0]?.picture };
}

/** A slide without a name and a description has nothing to put on its picture. */
function hasWords({ hide_overlay, name, description }: Slide): boolean {
  return !hide_overlay && (name !== undefined || description !== undefined);
}

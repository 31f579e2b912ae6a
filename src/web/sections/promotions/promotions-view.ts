import { minuteIn } from '#domain/time/minute-in.ts';
import type { SectionProps } from '#site/pages/section-kinds.ts';
import type { SiteServices } from '#services/site-services.ts';
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
  name: string;
  description: string | undefined;
  picture: PictureView;
  href: string | undefined;
  link: string;
  /** Whether words stand on the picture. */
  hasOverlay: boolean;
}

/** Slides outside their time are left out. */
export function promotionsView(
  { label, loops, slides }: SectionProps<'promotions'>,
  { site, now }: SiteServices,
): PromotionsView | undefined {
  const minute = minuteIn(site.settings.time_zone, now);
  const shown = slides
    .filter(
      ({ starts = minute, ends }) => starts <= minute && (ends === undefined || minute < ends),
    )
    .map((slide) => ({
      name: slide.name,
      description: slide.description,
      picture: sectionPicture({
        ...slide.picture,
        // without an overlay the picture is all there is to read
        alt: slide.picture.alt || (slide.hide_overlay ? slide.name : ''),
      }),
      href: slide.href,
      link: slide.link ?? 'Find out more',
      hasOverlay: !slide.hide_overlay,
    }));
  return shown.length === 0
    ? undefined
    : { label, loops, slides: shown, picture: shown[0]?.picture };
}

import type { SectionContent } from '#site/pages/section-kinds.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

export interface LogoStripView {
  title: string | undefined;
  text: string | undefined;
  logos: { name: string; href: string | undefined; picture: PictureView | undefined }[];
}

export function logoStripView({ title, text, logos }: SectionContent<'logo-strip'>): LogoStripView {
  return {
    title,
    text,
    logos: logos.map(({ name, source, href }) => ({
      name,
      href,
      picture: source === undefined ? undefined : sectionPicture({ source, alt: name }),
    })),
  };
}

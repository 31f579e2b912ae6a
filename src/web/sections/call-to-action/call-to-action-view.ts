import type { SectionProps } from '#site/pages/section-kinds.ts';
import type { LinkView } from '#web/site/site-view.ts';

export interface CallToActionView {
  title: string;
  text: string | undefined;
  links: LinkView[];
  showsPhone: boolean;
}

export function callToActionView({
  title,
  text,
  links,
  shows_phone: showsPhone,
}: SectionProps<'call-to-action'>): CallToActionView {
  return { title, text, links, showsPhone };
}

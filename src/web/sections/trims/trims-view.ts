import type { SectionProps } from '#site/pages/section-kinds.ts';
import type { LinkView } from '#web/site/site-view.ts';

export interface TrimsView {
  title: string | undefined;
  text: string | undefined;
  trims: { name: string; price?: string | undefined; link?: LinkView | undefined }[];
  features: { label: string; values: (boolean | string)[] }[];
}

export function trimsView({ title, text, trims, features }: SectionProps<'trims'>): TrimsView {
  return { title, text, trims, features };
}
